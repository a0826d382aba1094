import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CompareCard_result$key } from "../../../../../__generated__/CompareCard_result.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatSpeed } from "../../../typing/figures/formatFigure";
import { Card } from "../../../ui/Card";
import { LinkButton } from "../../../ui/Button";
import { resultPath } from "../resultPath";
import { chosen } from "./chosen";
import styles from "./CompareCard.module.css";
import { OtherRuns } from "./OtherRuns";

/** The choice of a run to see beside one’s own. */
export function CompareCard({ resultRef }: { readonly resultRef: CompareCard_result$key }) {
  const { t } = useLingui();
  const locale = useLocale();
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
        ...OtherRuns_result
      }
    `,
    resultRef,
  );
  const { id, wpm, status, bestOther } = result;
  const previous = result.previous?.edges[0]?.node;
  const isBest = bestOther !== null && bestOther !== undefined && status === "VERIFIED" && wpm > bestOther.wpm;
  const before = previous && formatSpeed(locale, previous.wpm);
  const best = bestOther && formatSpeed(locale, bestOther.wpm);

  return (
    <Card
      id="compare"
      title={t`Compare`}
      lead={t`See this run beside another one of yours: both curves, the figures and the keys.`}
    >
      {isBest && <p className={styles["best"]}>★ {t`Your fastest run of this kind so far.`}</p>}
      {(previous !== undefined || (bestOther !== null && bestOther !== undefined)) && (
        <div className={styles["actions"]}>
          {previous !== undefined && (
            <LinkButton to={resultPath(id, previous.id)} state={chosen}>{t`The one before: ${before} wpm`}</LinkButton>
          )}
          {bestOther !== null && bestOther !== undefined && (
            <LinkButton to={resultPath(id, bestOther.id)} state={chosen}>
              {isBest ? t`My best before: ${best} wpm` : t`My best: ${best} wpm`}
            </LinkButton>
          )}
        </div>
      )}
      <OtherRuns resultRef={result} />
    </Card>
  );
}
