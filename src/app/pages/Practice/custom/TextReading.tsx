import { Suspense, useCallback, useEffect, useState, useEffectEvent } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import TextReadingQueryNode, { type TextReadingQuery } from "../../../../../__generated__/TextReadingQuery.graphql";
import { type Language, fromWireLanguage } from "../../../../contract/languages/languages";
import { useConnectionState } from "../../../relay/connectionState";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { StageSkeleton } from "../StageSkeleton";
import { type CustomChoice, customQuery } from "../../../features/addresses";
import { readShelf, storeText, type ShelfText } from "../../../features/text/textShelf";
import { useCachedText } from "../../../platform/offline/textCache";
import { BookReading } from "./BookReading";
import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import styles from "./BookReading.module.css";
import type { TextReadingUseSetBookmarkMutation } from "../../../../../__generated__/TextReadingUseSetBookmarkMutation.graphql";
import { getToken } from "../../../relay/sessionToken";
import { useResultMutation } from "../../../relay/useResultMutation";
import { readingPosition } from "./readingPosition";

type Props = { readonly id: string; readonly choice: CustomChoice; readonly language: Language };

/**
 * A text from the library or of the viewer, by its id: the server's version, or the copy in this browser if the server
 * cannot be reached.
 */
export function TextReading({ id, choice, language }: Props) {
  const back = customQuery(language, { choice, text: null });
  const [copy] = useState(() => readShelf(id));
  // Once it is on screen it stays: a line in progress is not replaced because the network came or went.
  const [shown, setShown] = useState<"none" | "copy" | "loaded">("none");
  const isOffline = useConnectionState() === "offline";
  const [reference, load] = useQueryLoader<TextReadingQuery>(TextReadingQueryNode);
  const isCopy = shown === "copy" || (shown === "none" && isOffline && copy !== null);
  if (isCopy && shown === "none") setShown("copy");
  const showLoaded = useCallback(() => setShown("loaded"), []);
  useEffect(() => {
    // The bookmark may have moved on another device.
    if (!isCopy) load({ id }, { fetchPolicy: "network-only" });
  }, [load, id, isCopy]);

  const fromCopy = copy === null ? null : <ServerTextReading text={copy} back={back} />;
  if (isCopy) return fromCopy;
  if (reference == null) return <StageSkeleton />;
  return (
    <ErrorBoundary
      rank="part"
      {...(fromCopy !== null && { fallback: fromCopy })}
      onRetry={() => load({ id }, { fetchPolicy: "network-only" })}
    >
      <Suspense fallback={<StageSkeleton />}>
        <Loaded reference={reference} back={back} onLoaded={showLoaded} />
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
            parts {
              title
              # eslint-disable-next-line relay/unused-fields -- Read by readingPortions.
              end
            }
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
  const { id, title, body, parts, isOwn } = node;
  return (
    <ServerTextReading
      text={{
        id,
        title,
        body,
        parts,
        isOwn,
        language: fromWireLanguage(node.language),
        bookmark: node.bookmark ?? null,
        moved: readShelf(id)?.moved ?? null,
      }}
      back={back}
    />
  );
}

type ServerTextReadingProps = { readonly text: Omit<ShelfText, "at">; readonly back: string };

/**
 * A text from the server. A copy is stored in this browser, and its bookmark is saved on the server, now or when it can
 * be reached.
 */
function ServerTextReading({ text: given, back }: ServerTextReadingProps) {
  // As it was when it was opened: later values of the bookmark from the server are from this page.
  const [text] = useState(given);
  const { id, title, language, body, parts } = text;
  const setBookmark = useSetBookmark();
  // A library text can then also be practiced offline.
  useCachedText(text.isOwn ? null : text);
  const [start] = useState(() => readingPosition(text) ?? 0);

  const storePlace = (place: { readonly bookmark: number | null; readonly moved: number | null }): void =>
    storeText({ ...text, ...place });
  const move = async (position: number): Promise<void> => {
    storePlace({ bookmark: text.bookmark, moved: position });
    const isSaved = await setBookmark(id, position);
    // Unless the user continued meanwhile.
    if (isSaved && readShelf(id)?.moved === position) storePlace({ bookmark: position, moved: null });
  };
  const opened = useEffectEvent(() => {
    if (text.moved === null) storePlace({ bookmark: text.bookmark, moved: null });
    else void move(text.moved);
  });
  useEffect(() => {
    opened();
  }, []);

  return (
    <BookReading
      key={body}
      book={{ id, title, language, body, parts }}
      start={start}
      onMove={(position, isTyped) => (isTyped ? storePlace({ bookmark: position, moved: null }) : void move(position))}
      back={back}
      hasSimilar={!text.isOwn}
    />
  );
}

/** Shown for a text that does not exist or is another user's, without saying which. */
function TextGone({ back }: { readonly back: string }) {
  const { t } = useLingui();
  return (
    <div className={styles["column"]}>
      <Notice text={t`Text not found. It may have been removed.`}>
        <LinkButton look="primary" to={{ search: back }}>
          {t`Other texts`}
        </LinkButton>
      </Notice>
    </div>
  );
}

/** Saves the place in a text on the server, and shows it in lists at once. Gives whether it is saved; never rejects. */
function useSetBookmark() {
  const [run] = useResultMutation<TextReadingUseSetBookmarkMutation, true>(
    graphql`
      mutation TextReadingUseSetBookmarkMutation($input: SetBookmarkInput!) @raw_response_type {
        setBookmark(input: $input) {
          __typename
          ... on SetBookmarkSuccess {
            text {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the place wherever it is on screen.
              bookmark
            }
          }
        }
      }
    `,
    () => true,
  );
  return useCallback(
    async (textId: string, position: number): Promise<boolean> => {
      // Without an account the place stays in this browser, until the first run makes one.
      if (getToken() === null) return false;
      const success = { __typename: "SetBookmarkSuccess", text: { id: textId, bookmark: position } } as const;
      return (await run({ input: { textId, position } }, { optimisticResponse: { setBookmark: success } })).ok;
    },
    [run],
  );
}
