import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FlagDecision_result$key } from "../../../../../__generated__/FlagDecision_result.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { formatDate } from "../../../platform/dates/formatDate";
import { Button } from "../../../ui/Button";
import { ErrorNotice } from "../../../ui/ErrorNotice";
import { readErrorCode } from "../../../ui/readErrorCode";
import styles from "./FlagDecision.module.css";
import { useReviewResult } from "./useReviewResult";

type Props = {
  readonly resultRef: FlagDecision_result$key;
  /** What the run is, for who does not see beside what the buttons stand. */
  readonly name?: string;
  readonly onDecided?: () => void;
};

/** What was decided about a flagged result, and the ways to decide for who may. */
export function FlagDecision({ resultRef, name, onDecided }: Props) {
  const { t } = useLingui();
  const { id, status, flag } = useFragment(
    graphql`
      fragment FlagDecision_result on Result @throwOnFieldError {
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
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  if (!flag) return null;
  const { reviewedAt, reviewedBy, isReviewable } = flag;
  const isOpen = reviewedAt === null || reviewedAt === undefined;
  const isCleared = !isOpen && status === "VERIFIED";
  const decide = (decision: "CLEAR" | "KEEP") =>
    void review(id, decision)
      .catch(readErrorCode)
      .then((code) => {
        setIssue(code);
        if (code === null) onDecided?.();
      });
  const button = (decision: "CLEAR" | "KEEP", words: string) => (
    <Button isSmall isBusy={isReviewing} aria-label={name === undefined ? undefined : `${words}: ${name}`} onClick={() => decide(decision)}>
      {words}
    </Button>
  );
  return (
    <div className={styles["decision"]}>
      <output className={styles["state"]}>{wordsOf()}</output>
      {isReviewable && (
        <div className={styles["buttons"]}>
          {!isCleared && button("CLEAR", t`Let it count`)}
          {(isOpen || isCleared) && button("KEEP", isCleared ? t`Mark it again` : t`Keep the mark`)}
        </div>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );

  function wordsOf(): string {
    if (isOpen) return isReviewable ? t`Nobody has decided yet. Until then it does not count.` : t`A coach has not looked at it yet. Until then it does not count.`;
    const date = formatDate(reviewedAt);
    const who = reviewedBy?.displayName;
    if (isCleared) return who === undefined ? t`✓ It counts, decided on ${date}.` : t`✓ It counts, decided by ${who} on ${date}.`;
    return who === undefined ? t`⚑ It stays marked, decided on ${date}.` : t`⚑ It stays marked, decided by ${who} on ${date}.`;
  }
}
