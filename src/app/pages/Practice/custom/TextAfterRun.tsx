import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useSyncExternalStore, type ComponentType } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import TextAfterRunQueryNode, { type TextAfterRunQuery } from "../../../../../__generated__/TextAfterRunQuery.graphql";
import type { TextAfterRun_text$key } from "../../../../../__generated__/TextAfterRun_text.graphql";
import type { Locale } from "../../../../contract/languages/languages";
import { ReportButton } from "../../../features/moderation/ReportButton";
import { FavoriteButton } from "../../../features/text/FavoriteButton";
import { useSpeed } from "../../../typing/figures/useSpeed";
import { getSaveState, subscribeToSaving } from "../../../features/saving/saveState";
import { loadCatalog } from "../../../platform/locale/i18n";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { classNames } from "../../../ui/primitives";
import styles from "./TextAfterRun.module.css";

type Props = {
  /** Global id. */
  readonly textId: string;
  readonly runId: string;
};

/** Loads it with its messages, which are not those of the first load. For React's `lazy`. */
export async function openTextAfterRun(locale: Locale): Promise<{ readonly default: ComponentType<Props> }> {
  await loadCatalog("PracticeCustom", locale);
  return { default: TextAfterRun };
}

/** After a run of a text, once it is saved: the viewer's best on the text, and whether it is a favorite. */
function TextAfterRun({ textId, runId }: Props) {
  const readState = () => getSaveState(runId);
  const state = useSyncExternalStore(subscribeToSaving, readState, readState);
  const resultId = state?.kind === "saved" ? state.resultId : null;
  const [reference, load] = useQueryLoader<TextAfterRunQuery>(TextAfterRunQueryNode);
  useEffect(() => {
    if (resultId !== null) load({ textId, resultId }, { fetchPolicy: "network-only" });
  }, [load, textId, resultId]);
  return (
    <div className={styles["after"]}>
      {reference != null && (
        <ErrorBoundary rank="part" fallback={null}>
          <Suspense fallback={null}>
            <Loaded reference={reference} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function Loaded({ reference }: { readonly reference: PreloadedQuery<TextAfterRunQuery> }) {
  const { node, result } = usePreloadedQuery<TextAfterRunQuery>(
    graphql`
      query TextAfterRunQuery($textId: ID!, $resultId: ID!) @throwOnFieldError {
        node(id: $textId) {
          ...TextAfterRun_text @alias(as: "text")
        }
        result: node(id: $resultId) {
          ... on Result {
            bestOther {
              wpm
            }
          }
        }
      }
    `,
    reference,
  );
  if (!node?.text) return null;
  return (
    <TextMemory textRef={node.text} resultId={reference.variables.resultId} before={result?.bestOther?.wpm ?? null} />
  );
}

type MemoryProps = {
  readonly textRef: TextAfterRun_text$key;
  /** Of this run. */
  readonly resultId: string;
  /** The best speed of the viewer's other runs of the text; null if there is none. */
  readonly before: number | null;
};

function TextMemory({ textRef, resultId, before }: MemoryProps) {
  const { t } = useLingui();
  const speed = useSpeed();
  const text = useFragment(
    graphql`
      fragment TextAfterRun_text on Text @throwOnFieldError {
        id
        title
        isOwn
        best {
          id
          wpm
        }
        ...FavoriteButton_text
      }
    `,
    textRef,
  );
  const { best } = text;
  const isNew = best?.id === resultId;
  return (
    <>
      <output className={classNames(styles["best"], isNew && styles["isNew"])}>
        {best == null ? null : sayBest(best.wpm)}
      </output>
      <FavoriteButton textRef={text} isNamed />
      {!text.isOwn && (
        <ReportButton label={t`Report this text`} kind="text" subjects={[{ id: text.id, name: text.title }]} />
      )}
    </>
  );

  function sayBest(wpm: number): string {
    const fastest = speed.text(wpm);
    if (!isNew) return t`Your best on this text: ${fastest}`;
    if (before === null) return t`Your first result on this text: ${fastest}`;
    const earlier = speed.text(before);
    return t`New best on this text: ${fastest}. Before: ${earlier}.`;
  }
}
