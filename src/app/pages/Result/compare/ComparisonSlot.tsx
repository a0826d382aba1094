import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { ComparisonSlot_other$key } from "../../../../../__generated__/ComparisonSlot_other.graphql";
import type { ComparisonSlot_result$key } from "../../../../../__generated__/ComparisonSlot_result.graphql";
import { LinkButton } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { isChosen } from "./chosen";
import { Comparison } from "./Comparison";
import styles from "./Comparison.module.css";

type Props = {
  readonly resultRef: ComparisonSlot_result$key;
  /** Null where it does not exist, or not for whoever looks. */
  readonly otherRef: ComparisonSlot_other$key | null;
};

/** Where a comparison stands, or why there is none. Whoever chooses a run far below is brought here. */
export function ComparisonSlot({ resultRef, otherRef }: Props) {
  const { t } = useLingui();
  const { pathname, state } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const result = useFragment(
    graphql`
      fragment ComparisonSlot_result on Result @throwOnFieldError {
        ...Comparison_result
      }
    `,
    resultRef,
  );
  const other = useFragment(
    graphql`
      fragment ComparisonSlot_other on Result @throwOnFieldError {
        ...Comparison_other
      }
    `,
    otherRef,
  );
  useEffect(() => {
    if (!isChosen(state)) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [state]);

  return (
    <div ref={place} tabIndex={-1} className={styles["slot"]}>
      {other ? (
        <Comparison resultRef={result} otherRef={other} />
      ) : (
        <Notice text={t`The run to compare with is not here: it may not exist, or it is not shared with you.`}>
          <LinkButton isSmall to={pathname}>{t`Stop comparing`}</LinkButton>
        </Notice>
      )}
    </div>
  );
}
