import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { formatDate } from "../../../platform/dates/formatDate";
import { Button } from "../../../ui/Button";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import styles from "./FlagDecision.module.css";

export type ReviewDecision = "CLEAR" | "KEEP";

type Props = {
  /** When it was decided; null while it is not. */
  readonly reviewedAt: string | null | undefined;
  /** The display name of who decided; null when that is not known. */
  readonly reviewer: string | null | undefined;
  /** Whether the viewer may decide. */
  readonly isReviewable: boolean;
  /** Whether it counts as it is now. */
  readonly isVerified: boolean;
  /** What to say while it is not decided. */
  readonly openWords: string;
  /** What it is about, for people who do not see beside what the buttons are. */
  readonly name: string | undefined;
  readonly isBusy: boolean;
  /** Gives the code of a refusal, or null when it is decided. */
  readonly decide: (decision: ReviewDecision) => Promise<ErrorCode | null>;
  readonly onDecided?: (() => void) | undefined;
};

/** What was decided about a run or an exam that was marked, and the buttons to decide for people who may. */
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
}: Props) {
  const { t } = useLingui();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const isOpen = reviewedAt === null || reviewedAt === undefined;
  const isCleared = !isOpen && isVerified;
  const press = (decision: ReviewDecision) =>
    void decide(decision)
      .catch(readErrorCode)
      .then((code) => {
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
    if (isOpen) return openWords;
    const date = formatDate(reviewedAt);
    const who = reviewer;
    if (isCleared)
      return who == null ? t`✓ It counts, decided on ${date}.` : t`✓ It counts, decided by ${who} on ${date}.`;
    return who == null
      ? t`⚑ It stays marked, decided on ${date}.`
      : t`⚑ It stays marked, decided by ${who} on ${date}.`;
  }
}
