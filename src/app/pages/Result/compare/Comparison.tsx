import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Comparison_other$key } from "../../../../../__generated__/Comparison_other.graphql";
import type { Comparison_result$key } from "../../../../../__generated__/Comparison_result.graphql";
import { Card } from "../../../ui/Card";
import { LinkButton } from "../../../ui/Button";
import { resultPath } from "../resultPath";
import { RunFacts } from "../RunFacts";
import { CompareCurve } from "./CompareCurve";
import { CompareFigures } from "./CompareFigures";
import { CompareKeys } from "./CompareKeys";
import styles from "./Comparison.module.css";
import { useComparedRun } from "./useComparedRun";

type Props = { readonly resultRef: Comparison_result$key; readonly otherRef: Comparison_other$key };

/** A run beside another one: both curves, the figures, the keys. */
export function Comparison({ resultRef, otherRef }: Props) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment Comparison_result on Result @throwOnFieldError {
        id
        ...useComparedRun_result
      }
    `,
    resultRef,
  );
  const other = useFragment(
    graphql`
      fragment Comparison_other on Result @throwOnFieldError {
        id
        ...RunFacts_result
        ...useComparedRun_result
      }
    `,
    otherRef,
  );
  const these = useComparedRun(result);
  const those = useComparedRun(other);

  return (
    <Card
      title={t`Beside another run`}
      lead={
        <Trans>
          The other run: <RunFacts resultRef={other} isShort />
        </Trans>
      }
    >
      {these.metrics !== null && those.metrics !== null && (
        <CompareCurve these={these.metrics.seconds} those={those.metrics.seconds} />
      )}
      <div className={styles["tables"]}>
        <CompareFigures these={these.headline} those={those.headline} />
        {these.metrics !== null && those.metrics !== null && (
          <div className={styles["keys"]}>
            <CompareKeys these={these.metrics.keys} those={those.metrics.keys} />
          </div>
        )}
      </div>
      <div className={styles["actions"]}>
        <LinkButton to={resultPath(result.id)} preventScrollReset>{t`Stop comparing`}</LinkButton>
        <LinkButton to={resultPath(other.id)}>{t`Open the other run`}</LinkButton>
      </div>
    </Card>
  );
}
