import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { Comparison_other$key } from "../../../../../__generated__/Comparison_other.graphql";
import type { Comparison_result$key } from "../../../../../__generated__/Comparison_result.graphql";
import { Card } from "../../../ui/Card";
import { LinkButton } from "../../../ui/Button";
import { resultPath } from "../../../features/addresses";
import { RunFacts, measureResult } from "../../../features/result/ResultSheet";
import { CompareCurve, CompareKeys, Difference } from "./ComparePictures";
import styles from "./Comparison.module.css";
import { useEffect, useRef, useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { Comparison_slotOther$key } from "../../../../../__generated__/Comparison_slotOther.graphql";
import type { Comparison_slotResult$key } from "../../../../../__generated__/Comparison_slotResult.graphql";
import { Notice } from "../../../ui/Notice";
import { isChosen } from "./CompareCard";
import type { Comparison_useComparedRunResult$key } from "../../../../../__generated__/Comparison_useComparedRunResult.graphql";
import { roundDown } from "../../../../engine/metrics/rates";
import { useLocale } from "../../../platform/locale/useLocale";
import figureTableStyles from "../../../typing/figures/FigureTable.module.css";
import { formatDuration, formatPercent, formatSpeed, percentSign } from "../../../typing/figures/formatFigure";
import { useSpeed } from "../../../typing/figures/useSpeed";
import type { Headline } from "../../../typing/figures/RunFigures";

type Props = { readonly resultRef: Comparison_result$key; readonly otherRef: Comparison_other$key };

/** A run compared to another one: both curves, the figures, the keys. */
export function Comparison({ resultRef, otherRef }: Props) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment Comparison_result on Result @throwOnFieldError {
        id
        ...Comparison_useComparedRunResult
      }
    `,
    resultRef,
  );
  const other = useFragment(
    graphql`
      fragment Comparison_other on Result @throwOnFieldError {
        id
        ...ResultSheet_runFactsResult
        ...Comparison_useComparedRunResult
      }
    `,
    otherRef,
  );
  const these = useComparedRun(result);
  const those = useComparedRun(other);

  return (
    <Card
      title={t`Compared with another run`}
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

type ComparisonSlotProps = {
  readonly resultRef: Comparison_slotResult$key;
  /** Null if it does not exist, or the viewer may not see it. */
  readonly otherRef: Comparison_slotOther$key | null;
};

/** The comparison, or why there is none. The page scrolls here when a run was chosen further down. */
export function ComparisonSlot({ resultRef, otherRef }: ComparisonSlotProps) {
  const { t } = useLingui();
  const { pathname, state } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const result = useFragment(
    graphql`
      fragment Comparison_slotResult on Result @throwOnFieldError {
        ...Comparison_result
      }
    `,
    resultRef,
  );
  const other = useFragment(
    graphql`
      fragment Comparison_slotOther on Result @throwOnFieldError {
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
        <Notice text={t`The run to compare with can't be found. It may not exist, or it isn't shared with you.`}>
          <LinkButton isSmall to={pathname}>{t`Stop comparing`}</LinkButton>
        </Notice>
      )}
    </div>
  );
}

/** A saved run for the comparison: the server's figures, and those of its log; null if that cannot be read. */
function useComparedRun(resultRef: Comparison_useComparedRunResult$key) {
  const { rules, prompt, log, durationMs, wpm, raw, strokesPerMinute, accuracy, consistency } = useFragment(
    graphql`
      fragment Comparison_useComparedRunResult on Result @throwOnFieldError {
        rules
        prompt
        log
        durationMs
        wpm
        raw
        strokesPerMinute
        accuracy
        consistency
      }
    `,
    resultRef,
  );
  const metrics = useMemo(
    () => measureResult({ rules, prompt, log, durationMs })?.metrics ?? null,
    [rules, prompt, log, durationMs],
  );
  return { headline: { wpm, raw, strokesPerMinute, accuracy, consistency, durationMs }, metrics };
}

type CompareFiguresProps = { readonly these: Headline; readonly those: Headline };

/** Between the figures as shown, so that subtracting them gives the difference shown. */
const difference = (now: number, then: number, digits: 0 | 1) => roundDown(now, digits) - roundDown(then, digits);

/** The figures of two runs side by side, with their differences. */
function CompareFigures({ these, those }: CompareFiguresProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure: showSpeed, unit: speedUnit, digits: speedDigits, perWpm } = useSpeed();
  const speed = { show: showSpeed, digits: speedDigits, unit: "", scale: perWpm } as const;
  const share = {
    show: (value: number) => formatPercent(locale, value),
    digits: 1,
    unit: percentSign(locale),
    scale: 1,
  } as const;
  const count = { show: (value: number) => formatSpeed(locale, value, 0), digits: 0, unit: "", scale: 1 } as const;
  const rows = [
    { name: t`Speed (${speedUnit})`, figure: "wpm", as: speed },
    { name: t`Accuracy`, figure: "accuracy", as: share },
    { name: t`Raw speed (${speedUnit})`, figure: "raw", as: speed },
    { name: t`Keystrokes per minute`, figure: "strokesPerMinute", as: count },
    { name: t`Consistency`, figure: "consistency", as: share },
  ] as const;
  return (
    <div className={figureTableStyles["scroll"]}>
      <table className={figureTableStyles["table"]}>
        <caption>{t`Speed and accuracy`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Result`}</th>
            <th scope="col">{t`This run`}</th>
            <th scope="col">{t`The other run`}</th>
            <th scope="col">{t`Difference`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure, as: { show, digits, unit, scale } }) => (
            <tr key={figure}>
              <th scope="row">{name}</th>
              <td>{show(these[figure])}</td>
              <td>{show(those[figure])}</td>
              <td>
                <Difference
                  value={difference(these[figure] * scale, those[figure] * scale, digits)}
                  digits={digits}
                  unit={unit}
                />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t`Time`}</th>
            <td>{formatDuration(locale, these.durationMs)}</td>
            <td>{formatDuration(locale, those.durationMs)}</td>
            <td>–</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
