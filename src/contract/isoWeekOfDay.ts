import type { IsoWeek } from "./scalars";
import { toIsoWeek } from "./toIsoWeek";

const DAY_MS = 86_400_000;

/** The week that a day (see contract/dayNumber) belongs to: that of its Thursday, whose year is the week's. */
export function isoWeekOfDay(day: number): IsoWeek {
  // 1970-01-01 was a Thursday.
  const thursday = Math.floor((day + 3) / 7) * 7;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  return toIsoWeek(year, Math.floor((thursday - Date.UTC(year, 0, 1) / DAY_MS) / 7) + 1);
}
