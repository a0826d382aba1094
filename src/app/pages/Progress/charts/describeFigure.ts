import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Trend, WeekFigures } from "../../../../engine/progress/weeklyMedians";
import type { Locale } from "../../../platform/locale/Locale";
import { formatFigure, formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import type { Figure } from "./makePicture";

type Facts = {
  readonly locale: Locale;
  readonly figure: Figure;
  readonly runs: number;
  readonly weeks: readonly WeekFigures[];
  readonly trend: Trend | null;
};

/** What a picture over time says, in sentences: from where to where, and whether that is a trend. */
export function describeFigure({ locale, figure, runs, weeks, trend }: Facts): readonly MessageDescriptor[] {
  const say = (value: number) =>
    figure === "wpm" ? `${formatSpeed(locale, value)} wpm` : formatPercent(locale, value);
  const [first, last] = [say(weeks[0]?.[figure] ?? 0), say(weeks.at(-1)?.[figure] ?? 0)];
  const count = weeks.length;
  const range =
    count === 1
      ? msg`${runs} runs in one week, with a median of ${last}.`
      : msg`${runs} runs in ${count} weeks: from a median of ${first} in the first week to ${last} in the last.`;
  return runs === 1 ? [msg`One run: ${last}.`] : [range, describeTrend()];

  function describeTrend(): MessageDescriptor {
    if (trend === null) return msg`A trend takes at least four weeks with practice.`;
    const { direction } = trend;
    if (direction === "unclear") return msg`No clear trend up or down.`;
    const by = sizeOf(locale, trend.aWeek);
    const [low, high] = [
      sizeOf(locale, direction === "up" ? trend.low : trend.high),
      sizeOf(locale, direction === "up" ? trend.high : trend.low),
    ];
    if (figure === "wpm")
      return direction === "up"
        ? msg`It goes up by about ${by} wpm a week (${low} to ${high}).`
        : msg`It goes down by about ${by} wpm a week (${low} to ${high}).`;
    return direction === "up"
      ? msg`It goes up by about ${by} points a week (${low} to ${high}).`
      : msg`It goes down by about ${by} points a week (${low} to ${high}).`;
  }
}

/** A change without its sign. */
function sizeOf(locale: Locale, value: number): string {
  return formatFigure(locale, Math.abs(value), 2);
}
