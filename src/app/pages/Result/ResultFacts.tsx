import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ResultFacts_result$key } from "../../../../__generated__/ResultFacts_result.graphql";
import styles from "./RunFacts.module.css";
import { RunFacts } from "./RunFacts";
import { StatusBadge } from "./StatusBadge";

/** What a result is of, and what the server thinks of it, in a line. */
export function ResultFacts({ resultRef }: { readonly resultRef: ResultFacts_result$key }) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment ResultFacts_result on Result @throwOnFieldError {
        place
        status
        ...RunFacts_result
      }
    `,
    resultRef,
  );
  const { place, status } = result;
  return (
    <span className={styles["facts"]}>
      <RunFacts resultRef={result} />
      {place !== null && place !== undefined && <span>{t`place ${place}`}</span>}
      <StatusBadge status={status} />
    </span>
  );
}
