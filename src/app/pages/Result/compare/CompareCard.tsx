import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { CompareCard_result$key } from "../../../../../__generated__/CompareCard_result.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent } from "../../../typing/figures/formatFigure";
import { useSpeed } from "../../../typing/figures/useSpeed";
import { ShowMore } from "../../../ui/ShowMore";
import { Card } from "../../../ui/Card";
import { LinkButton } from "../../../ui/Button";
import { resultPath } from "../../../features/addresses";
import styles from "./CompareCard.module.css";
import { useState, useTransition, useId } from "react";
import type { CompareCard_otherRunsResult$key } from "../../../../../__generated__/CompareCard_otherRunsResult.graphql";
import type { OtherRunsPaginationQuery } from "../../../../../__generated__/OtherRunsPaginationQuery.graphql";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import type { CompareCard_otherRunResult$key } from "../../../../../__generated__/CompareCard_otherRunResult.graphql";
import { RunFacts } from "../../../features/result/ResultSheet";

/** The choice of a run to compare with. */
export function CompareCard({ resultRef }: { readonly resultRef: CompareCard_result$key }) {
  const { t } = useLingui();
  const { text } = useSpeed();
  const result = useFragment(
    graphql`
      fragment CompareCard_result on Result @throwOnFieldError {
        id
        wpm
        status
        bestOther {
          id
          wpm
        }
        previous: earlierRuns(first: 1, isSameKind: true) {
          edges {
            node {
              id
              wpm
            }
          }
        }
        ...CompareCard_otherRunsResult
      }
    `,
    resultRef,
  );
  const { id, wpm, status, bestOther } = result;
  const previous = result.previous?.edges[0]?.node;
  const isBest = bestOther !== null && bestOther !== undefined && status === "VERIFIED" && wpm > bestOther.wpm;
  const before = previous && text(previous.wpm);
  const best = bestOther && text(bestOther.wpm);

  return (
    <Card
      id="compare"
      title={t`Compare`}
      lead={t`Compare this run with another one of yours: charts, results and keys.`}
    >
      {isBest && <p className={styles["best"]}>★ {t`Your fastest run of this kind so far.`}</p>}
      {(previous !== undefined || (bestOther !== null && bestOther !== undefined)) && (
        <div className={styles["actions"]}>
          {previous !== undefined && (
            <LinkButton to={resultPath(id, previous.id)} state={chosen}>{t`Previous run: ${before}`}</LinkButton>
          )}
          {bestOther !== null && bestOther !== undefined && (
            <LinkButton to={resultPath(id, bestOther.id)} state={chosen}>
              {isBest ? t`My previous best: ${best}` : t`My best: ${best}`}
            </LinkButton>
          )}
        </div>
      )}
      <OtherRuns resultRef={result} />
    </Card>
  );
}

const PAGE = 10;

/** The viewer's other runs to choose from, newest first: of the same kind, or all. */
function OtherRuns({ resultRef }: { readonly resultRef: CompareCard_otherRunsResult$key }) {
  const { t } = useLingui();
  const { data, refetch, ...page } = usePaginationFragment<OtherRunsPaginationQuery, CompareCard_otherRunsResult$key>(
    graphql`
      fragment CompareCard_otherRunsResult on Result
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
              ...CompareCard_otherRunResult
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
        label={t`Runs to choose from`}
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
      <ShowMore page={page} count={PAGE} />
    </div>
  );
}

type Props = {
  readonly resultRef: CompareCard_otherRunResult$key;
  /** The run to compare it with. */ readonly comparedId: string;
};

/** Another run in the list, with a link to the comparison. */
function OtherRun({ resultRef, comparedId }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { text } = useSpeed();
  const words = useId();
  const result = useFragment(
    graphql`
      fragment CompareCard_otherRunResult on Result @throwOnFieldError {
        id
        wpm
        accuracy
        ...ResultSheet_runFactsResult
      }
    `,
    resultRef,
  );
  return (
    <li className={styles["run"]}>
      <span id={words}>
        <RunFacts resultRef={result} isShort />
      </span>
      <span className={styles["figures"]}>
        {text(result.wpm)}, {formatPercent(locale, result.accuracy)}
      </span>
      <LinkButton
        isSmall
        to={resultPath(comparedId, result.id)}
        state={chosen}
        aria-describedby={words}
      >{t`Compare`}</LinkButton>
    </li>
  );
}

/** The state of a link to a comparison, so that the page scrolls to it. */
const chosen = { isChosen: true } as const;

/** Whether such a link led here. */
export function isChosen(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isChosen" in state;
}
