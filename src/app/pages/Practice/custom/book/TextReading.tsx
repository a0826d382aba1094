import { Suspense, useCallback, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import TextReadingQueryNode, { type TextReadingQuery } from "../../../../../../__generated__/TextReadingQuery.graphql";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { useConnectionState } from "../../../../relay/connectionState";
import { ErrorBoundary } from "../../../../ui/ErrorBoundary";
import { StageSkeleton } from "../../StageSkeleton";
import { type CustomChoice, customQuery } from "../customPlace";
import { readShelf } from "../store/textShelf";
import { KnownReading } from "./KnownReading";
import { TextGone } from "./TextGone";

type Props = { readonly id: string; readonly choice: CustomChoice; readonly language: Language };

/**
 * A text of the library or of one's own, by its id: as the server has it, or the copy in this browser where the server
 * cannot be reached.
 */
export function TextReading({ id, choice, language }: Props) {
  const back = customQuery(language, { choice, text: null });
  const [copy] = useState(() => readShelf(id));
  // Once it is on screen it stays: a line that is being typed is not replaced because the network came or went.
  const [shown, setShown] = useState<"none" | "copy" | "loaded">("none");
  const isOffline = useConnectionState() === "offline";
  const [reference, load] = useQueryLoader<TextReadingQuery>(TextReadingQueryNode);
  const isCopy = shown === "copy" || (shown === "none" && isOffline && copy !== null);
  if (isCopy && shown === "none") setShown("copy");
  const tellLoaded = useCallback(() => setShown("loaded"), []);
  useEffect(() => {
    // The place may have moved on another device.
    if (!isCopy) load({ id }, { fetchPolicy: "network-only" });
  }, [load, id, isCopy]);

  const fromCopy = copy === null ? null : <KnownReading text={copy} back={back} />;
  if (isCopy) return fromCopy;
  if (reference == null) return <StageSkeleton />;
  return (
    <ErrorBoundary
      rank="part"
      {...(fromCopy !== null && { fallback: fromCopy })}
      onRetry={() => load({ id }, { fetchPolicy: "network-only" })}
    >
      <Suspense fallback={<StageSkeleton />}>
        <Loaded reference={reference} back={back} onLoaded={tellLoaded} />
      </Suspense>
    </ErrorBoundary>
  );
}

type LoadedProps = {
  readonly reference: PreloadedQuery<TextReadingQuery>;
  readonly back: string;
  readonly onLoaded: () => void;
};

function Loaded({ reference, back, onLoaded }: LoadedProps) {
  const { node } = usePreloadedQuery<TextReadingQuery>(
    graphql`
      query TextReadingQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Text {
            id
            title
            language
            body
            bookmark
            isOwn
          }
        }
      }
    `,
    reference,
  );
  useEffect(onLoaded, [onLoaded]);
  if (node?.__typename !== "Text") return <TextGone back={back} />;
  const { id, title, body, isOwn } = node;
  return (
    <KnownReading
      text={{
        id,
        title,
        body,
        isOwn,
        language: node.language === "NL" ? "nl" : "en",
        bookmark: node.bookmark ?? null,
        moved: readShelf(id)?.moved ?? null,
      }}
      back={back}
    />
  );
}
