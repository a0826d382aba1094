import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ProgressRun } from "../../../../engine/progress/ProgressRun";
import type { WeekFigures } from "../../../../engine/progress/weeklyMedians";
import { formatDateTime } from "../../../platform/dates/formatDate";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { Card } from "../../../ui/Card";
import { describeFigure } from "./describeFigure";
import { makePicture, type Figure } from "./makePicture";
import { RunTable } from "./RunTable";
import { TimeChart } from "./TimeChart";
import { WeekTable } from "./WeekTable";

type Props = {
  readonly figure: Figure;
  /** At least one, the oldest first, none flagged. */
  readonly runs: readonly ProgressRun[];
  /** When these runs were, and the weeks of them. */
  readonly moments: Float64Array;
  readonly weeks: readonly WeekFigures[];
};

/** Speed or accuracy over time, with what it says in words and the numbers behind it. */
export function FigureCard({ figure, runs, moments, weeks }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const unit = figure === "wpm" ? t`words per minute` : t`% of key presses`;
  const { picture, trend } = useMemo(
    () => makePicture(runs, moments, weeks, figure, unit),
    [runs, moments, weeks, figure, unit],
  );
  const describe = (at: number): string => {
    const run = runs[at];
    if (run === undefined) return "";
    const [when, wpm, accuracy] = [
      formatDateTime(run.startedAt, "short"),
      formatSpeed(locale, run.wpm),
      formatPercent(locale, run.accuracy),
    ];
    return t`${when}: ${wpm} wpm, ${accuracy} right`;
  };
  return (
    <Card title={figure === "wpm" ? t`Speed over time` : t`Accuracy over time`}>
      <TimeChart
        summary={describeFigure({ locale, figure, runs: runs.length, weeks, trend })
          .map((sentence) => t(sentence))
          .join(" ")}
        picture={picture}
        describe={describe}
      >
        <WeekTable weeks={weeks} figure={figure} />
        <RunTable runs={runs} />
      </TimeChart>
    </Card>
  );
}
