import { median } from "./median";
import { practiceCurves, type DayPoint } from "./practiceCurves";
import type { ProgressRun } from "./ProgressRun";
import { strokeLevels } from "./strokeLevels";

/** What is looked at: the last twelve weeks, and of these the last four for how much is practised. */
const FORECAST_DAYS = 84;
const PACE_DAYS = 28;

/** Less says nothing: days with practice, and from the first to the last of them. */
export const DAYS_NEEDED = 8;
export const SPAN_NEEDED = 14;

/** Nobody can say what happens further away. */
const FURTHEST_WEEKS = 52;

/**
 * When the next level may be reached. Strokes per minute; weeks from today, with a fraction; `to` is null where it may
 * be much later or never.
 */
export type Forecast =
  | { readonly kind: "few"; readonly days: number }
  | { readonly kind: "paused" }
  | { readonly kind: "top"; readonly now: number }
  | { readonly kind: "flat" | "far"; readonly now: number; readonly level: number }
  | {
      readonly kind: "weeks";
      readonly now: number;
      readonly level: number;
      readonly from: number;
      readonly to: number | null;
    };

/**
 * When the curve through the last twelve weeks reaches the next level of the Dutch norms, if practice goes on as in the
 * last four: the first and the last week that any
 * curve says which fits (see practiceCurves).
 * @param runs the oldest first. Those that are flagged count as practice, not as a measure.
 */
export function forecastLevel(
  runs: readonly ProgressRun[],
  today: number,
  levels: readonly number[] = strokeLevels,
): Forecast {
  const { points, days, practised } = gatherDays(runs, today);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length === 0 && runs.length > 0) return { kind: "paused" };
  if (days.length < DAYS_NEEDED || last - first + 1 < SPAN_NEEDED) return { kind: "few", days: days.length };
  const aWeek = timeOf(runs.filter(({ day }) => day > today - PACE_DAYS && day <= today)) / (PACE_DAYS / 7);
  if (aWeek === 0) return { kind: "paused" };
  const curves = practiceCurves(points);
  if (curves === null) return { kind: "few", days: days.length };

  const now = curves.best.speedAfter(practised);
  const level = levels.find((one) => one > now);
  if (level === undefined) return { kind: "top", now };
  // Not where it is sure that nothing grows, however near the level is.
  if (curves.high <= 0) return { kind: "flat", now, level };
  const weeks = curves.all.map(({ practiceFor, speedAfter }) =>
    speedAfter(practised) >= level ? 0 : Math.max(0, (practiceFor(level) - practised) / aWeek),
  );
  const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
  if (from > FURTHEST_WEEKS) return { kind: curves.low > 0 ? "far" : "flat", now, level };
  return { kind: "weeks", now, level, from, to: to > FURTHEST_WEEKS ? null : to };
}

/** The last twelve weeks by days, and all that was practised in ms. */
function gatherDays(
  runs: readonly ProgressRun[],
  today: number,
): { readonly points: readonly DayPoint[]; readonly days: readonly number[]; readonly practised: number } {
  const points: DayPoint[] = [];
  const days: number[] = [];
  let practised = 0;
  let at = 0;
  while (at < runs.length) {
    const day = runs[at]?.day ?? 0;
    const isLookedAt = day > today - FORECAST_DAYS && day <= today;
    const speeds: number[] = [];
    let time = 0;
    for (let run = runs[at]; run !== undefined && run.day === day; at += 1, run = runs[at]) {
      time += run.durationMs;
      if (isLookedAt && !run.isFlagged && run.strokesPerMinute > 0) speeds.push(run.strokesPerMinute);
    }
    if (speeds.length > 0 && time > 0) {
      points.push({ practisedMs: practised + time / 2, speed: median(speeds) });
      days.push(day);
    }
    practised += time;
  }
  return { points, days, practised };
}

function timeOf(runs: readonly ProgressRun[]): number {
  return runs.reduce((sum, { durationMs }) => sum + durationMs, 0);
}
