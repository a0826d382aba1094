import { useLingui } from "@lingui/react/macro";
import { useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { EarlierRuns_result$key } from "../../../../../__generated__/EarlierRuns_result.graphql";
import type { EarlierRunsPaginationQuery } from "../../../../../__generated__/EarlierRunsPaginationQuery.graphql";
import { Button } from "../../../ui/Button";
import { SegmentedControl } from "../../../ui/SegmentedControl";
import styles from "./CompareCard.module.css";
import { EarlierRun } from "./EarlierRun";

const PAGE = 10;

/** One’s earlier runs to choose from, newest first: of the same kind, or all. */
export function EarlierRuns({ resultRef }: { readonly resultRef: EarlierRuns_result$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<EarlierRunsPaginationQuery, EarlierRuns_result$key>(
    graphql`
      fragment EarlierRuns_result on Result
      @throwOnFieldError
      @refetchable(queryName: "EarlierRunsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" }, isSameKind: { type: "Boolean", defaultValue: true }) {
        id
        earlierRuns(first: $first, after: $after, isSameKind: $isSameKind) @connection(key: "EarlierRuns_earlierRuns") {
          edges {
            node {
              id
              ...EarlierRun_result
            }
          }
        }
      }
    `,
    resultRef,
  );
  const [kind, setKind] = useState<"same" | "all">("same");
  const [isSwitching, startSwitch] = useTransition();
  const show = (next: "same" | "all"): void => {
    setKind(next);
    startSwitch(() => {
      refetch({ isSameKind: next === "same", first: 5 });
    });
  };
  const edges = data.earlierRuns?.edges ?? [];

  return (
    <div className={styles["list"]} aria-busy={isSwitching || undefined}>
      <SegmentedControl
        label={t`Which runs to choose from`}
        isLabelHidden
        options={[
          { value: "same", label: t`Runs of this kind` },
          { value: "all", label: t`All my runs` },
        ]}
        value={kind}
        onChange={show}
      />
      {edges.length === 0 ? (
        <output>{kind === "same" ? t`You have no earlier run of this kind.` : t`You have no earlier run.`}</output>
      ) : (
        <ul className={styles["runs"]}>
          {edges.map(({ node }) => (
            <EarlierRun key={node.id} resultRef={node} comparedId={data.id} />
          ))}
        </ul>
      )}
      {hasNext && (
        <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {t`Show more`}
        </Button>
      )}
    </div>
  );
}
