import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FlagCard_result$key } from "../../../../__generated__/FlagCard_result.graphql";
import { Card } from "../../ui/Card";
import type { FlagCard_decisionResult$key } from "../../../../__generated__/FlagCard_decisionResult.graphql";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Dated } from "../../ui/Dated";
import { formatDate } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./FlagCard.module.css";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FlagCardUseReviewResultMutation } from "../../../../__generated__/FlagCardUseReviewResultMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/**
 * Why a result was flagged and the decision, for viewers who may see it. Empty for others, and for a result that was
 * never flagged.
 */
export function FlagCard({ resultRef }: { readonly resultRef: FlagCard_result$key }) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment FlagCard_result on Result @throwOnFieldError {
        flag {
          reason
        }
        ...FlagCard_decisionResult
      }
    `,
    resultRef,
  );
  if (!result.flag) return null;
  return (
    <Card title={t`Flagged for review`} lead={t(flagReasonWords(result.flag.reason))}>
      <FlagDecision resultRef={result} />
    </Card>
  );
}

type Props = {
  readonly resultRef: FlagCard_decisionResult$key;
  /** The run's name, for screen readers at the buttons. */
  readonly name?: string;
  readonly onDecided?: () => void;
};

/** The decision about a flagged result, and the buttons to decide for viewers who may. */
export function FlagDecision({ resultRef, name, onDecided }: Props) {
  const { t } = useLingui();
  const { id, status, flag } = useFragment(
    graphql`
      fragment FlagCard_decisionResult on Result @throwOnFieldError {
        id
        status
        flag {
          reviewedAt
          isReviewable
          reviewedBy {
            displayName
          }
        }
      }
    `,
    resultRef,
  );
  const [review, isReviewing] = useReviewResult();
  if (!flag) return null;
  return (
    <DecisionControls
      reviewedAt={flag.reviewedAt}
      reviewer={flag.reviewedBy?.displayName}
      isReviewable={flag.isReviewable}
      isVerified={status === "VERIFIED"}
      openWords={t`Not reviewed yet. The run doesn't count until then.`}
      name={name}
      isBusy={isReviewing}
      decide={(decision) => review(id, decision)}
      onDecided={onDecided}
    />
  );
}

type ReviewDecision = "CLEAR" | "KEEP";

type DecisionControlsProps = {
  /** When it was decided; null while it is not. */
  readonly reviewedAt: string | null | undefined;
  /** The display name of the reviewer; null if unknown. */
  readonly reviewer: string | null | undefined;
  /** Whether the viewer may decide. */
  readonly isReviewable: boolean;
  /** Whether it counts now. */
  readonly isVerified: boolean;
  /** The text while it is not decided. */
  readonly openWords: string;
  /** Its name, for screen readers at the buttons. */
  readonly name: string | undefined;
  readonly isBusy: boolean;
  /** Returns the code of a refusal, or null when it is decided. */
  readonly decide: (decision: ReviewDecision) => Promise<ErrorCode | null>;
  readonly onDecided?: (() => void) | undefined;
};

/** The decision about a flagged run or exam, and the buttons to decide for viewers who may. */
export function DecisionControls({
  reviewedAt,
  reviewer,
  isReviewable,
  isVerified,
  openWords,
  name,
  isBusy,
  decide,
  onDecided,
}: DecisionControlsProps) {
  const { t } = useLingui();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const isOpen = reviewedAt === null || reviewedAt === undefined;
  const isCleared = !isOpen && isVerified;
  const date = isOpen ? null : formatDate(reviewedAt);
  const press = (decision: ReviewDecision) =>
    void decide(decision).then((code) => {
      setIssue(code);
      if (code === null) onDecided?.();
    });
  const button = (decision: ReviewDecision, words: string) => (
    <Button
      isSmall
      isBusy={isBusy}
      aria-label={name === undefined ? undefined : `${words}: ${name}`}
      onClick={() => press(decision)}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles["decision"]}>
      <output className={styles["state"]}>
        <Dated words={wordsOf()} dates={[date]} />
      </output>
      {isReviewable && (
        <div className={styles["buttons"]}>
          {!isCleared && button("CLEAR", t`Let it count`)}
          {(isOpen || isCleared) && button("KEEP", isCleared ? t`Flag it again` : t`Keep the flag`)}
        </div>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );

  function wordsOf(): string {
    if (isOpen) return openWords;
    const reviewerName = reviewer;
    if (isCleared)
      return reviewerName == null
        ? t`✓ Cleared on ${date}. It counts.`
        : t`✓ Cleared by ${reviewerName} on ${date}. It counts.`;
    return reviewerName == null ? t`⚑ Flag kept on ${date}.` : t`⚑ Flag kept by ${reviewerName} on ${date}.`;
  }
}

const words: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["TOO_FAST", msg`Faster than anyone has ever typed for that long.`],
  ["MACHINE_RHYTHM", msg`The rhythm is as even as a machine's.`],
  [
    "LOG_SEEN_BEFORE",
    msg`The same keystrokes with the same timing were saved before: this looks like a copy of another run.`,
  ],
  ["FAR_ABOVE_MEDIAN", msg`Several times faster than usual for this account.`],
  ["OVERLAPPING", msg`Typed at the same time as another run on the same account.`],
  ["LATE_BATCHES", msg`Keystrokes in this race arrived much too late.`],
]);

/** Why a result was flagged, in a sentence; a general one for a reason that this page does not know. */
export function flagReasonWords(reason: string): MessageDescriptor {
  return words.get(reason) ?? msg`Something about this run stands out.`;
}

/** Decides about a flagged result. Gives the error code, or null when it is done. */
function useReviewResult() {
  const [run, isInFlight] = useResultMutation<FlagCardUseReviewResultMutation, true>(
    graphql`
      mutation FlagCardUseReviewResultMutation($resultId: ID!, $decision: ReviewDecision!) {
        reviewResult(resultId: $resultId, decision: $decision) {
          __typename
          ... on ReviewResultSuccess {
            result {
              # eslint-disable-next-line relay/unused-fields -- Shows the decision wherever the result is on screen.
              status
              ...FlagCard_decisionResult
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const review = async (resultId: string, decision: "CLEAR" | "KEEP"): Promise<ErrorCode | null> => {
    const result = await run({ resultId, decision });
    return result.ok ? null : result.error;
  };
  return [review, isInFlight] as const;
}
