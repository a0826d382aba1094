import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SumCell_sum$key } from "../../../../__generated__/SumCell_sum.graphql";
import styles from "./ParticipationSums.module.css";

type Props = {
  /** Null: not over yet. */
  readonly sumRef: SumCell_sum$key | null;
  /** How many people a whole bar is, in tens. */
  readonly all: number;
};

/** A sum in a table: in words, and as a bar that shows its share at a glance. */
export function SumCell({ sumRef, all }: Props) {
  const { t } = useLingui();
  const sum = useFragment(
    graphql`
      fragment SumCell_sum on ParticipationSum @throwOnFieldError {
        size
        atLeast
      }
    `,
    sumRef,
  );
  const number = sum?.atLeast ?? 0;
  const words = (): string => {
    if (sum === null || sum === undefined) return t`not over yet`;
    switch (sum.size) {
      case "AT_LEAST":
        return t`${number} or more`;
      case "FEW":
        return t`fewer than 10`;
      case "ALL_BUT_FEW":
        return t`all, or all but fewer than 10`;
      default:
        return t`too few people`;
    }
  };
  const share = sum?.size === "ALL_BUT_FEW" ? 1 : all === 0 ? 0 : Math.min(1, number / all);
  return (
    <td>
      <span className={number > 0 ? undefined : styles["soft"]}>{words()}</span>
      {share > 0 && (
        <span className={styles["bar"]} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </td>
  );
}
