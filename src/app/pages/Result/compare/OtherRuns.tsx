import { useLingui } from "@lingui/react/macro";
import { useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { OtherRuns_result$key } from "../../../../../__generated__/OtherRuns_result.graphql";
import type { OtherRunsPaginationQuery } from "../../../../../__generated__/OtherRunsPaginationQuery.graphql";
import { Button } from "../../../ui/Button";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import styles from "./CompareCard.module.css";
import { OtherRun } from "./OtherRun";

const PAGE = 10;

/** One’s other runs to choose from, before this one and after it, newest first: of the same kind, or all. */
export function OtherRuns({ resultRef }: { readonly resultRef: OtherRuns_result$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    OtherRunsPaginationQuery,
    OtherRuns_result$key
  >(
    graphql`
      fragment OtherRuns_result on Result
      @throwOnFieldError
      @refetchable(queryName: "OtherRunsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 5 }
        after: { type: "String" }
        isSameKind: { type: "Boolean", defaultValue: true }
      ) {
        id
        otherRuns(first: $first, after: $after, isSameKind: $isSameKind) @connection(key: "OtherRuns_otherRuns") {
          edges {
            node {
              id
              ...OtherRun_result
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
  const edges = data.otherRuns?.edges ?? [];

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
        <output>
          {kind === "same" ? t`This is your only run of this kind so far.` : t`This is your only run so far.`}
        </output>
      ) : (
        <ul className={styles["runs"]}>
          {edges.map(({ node }) => (
            <OtherRun key={node.id} resultRef={node} comparedId={data.id} />
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
