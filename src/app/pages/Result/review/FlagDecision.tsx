import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FlagDecision_result$key } from "../../../../../__generated__/FlagDecision_result.graphql";
import { DecisionControls } from "./DecisionControls";
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
  if (!flag) return null;
  const openWords = flag.isReviewable
    ? t`Nobody has decided yet. Until then it does not count.`
    : t`A coach has not looked at it yet. Until then it does not count.`;
  return (
    <DecisionControls
      reviewedAt={flag.reviewedAt}
      reviewer={flag.reviewedBy?.displayName}
      isReviewable={flag.isReviewable}
      isVerified={status === "VERIFIED"}
      openWords={openWords}
      name={name}
      isBusy={isReviewing}
      decide={(decision) => review(id, decision)}
      onDecided={onDecided}
    />
  );
}
