import { formatDay } from "./formatDay";

const DAY_MS = 86_400_000;

/** A place on an axis of days, and what stands there. */
export type TimeTick = { readonly day: number; readonly label: string };

/** Steps of an axis, by how many days they are long. */
const dayTicks = [1, 2, 7, 14] as const;
const monthTicks = [1, 2, 3, 6, 12, 24, 60] as const;

/**
 * Days to name on an axis of days, at most so many: single days or Mondays where there is room, else the first of
 * months, of years in the end.
 * @param room how many labels fit; at least 2.
 */
export function timeTicks(from: number, to: number, room: number): readonly TimeTick[] {
  const days = to - from;
  const step = dayTicks.find((one) => days / one <= room);
  if (step !== undefined) {
    // 1970-01-05 was a Monday.
    const first = step < 7 ? Math.ceil(from) : Math.ceil((from - 4) / 7) * 7 + 4;
    return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, at) => ({
      day: first + at * step,
      label: formatDay(first + at * step, "day"),
    }));
  }
  const months = monthTicks.find((one) => days / 30.4 / one <= room) ?? 120;
  const start = new Date(Math.floor(from) * DAY_MS);
  const firstMonth = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / months) * months;
  const ticks: TimeTick[] = [];
  for (let month = firstMonth; ; month += months) {
    const day = Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
    if (day > to) return ticks;
    // Where the months of one year stand, the first says which year.
    if (day >= from)
      ticks.push({
        day,
        label: formatDay(
          day,
          months >= 12 ? "year" : month % 12 === 0 || ticks.length === 0 ? "monthOfYear" : "shortMonth",
        ),
      });
  }
}
