import { getISOWeek } from "date-fns/getISOWeek";
import { getISOWeekYear } from "date-fns/getISOWeekYear";
import type { IsoWeek } from "../../../contract/scalars";
import { toIsoWeek } from "../../../contract/dates";
import { zoned } from "./zoned";

/** The week that an instant belongs to on this host: weeks start on Monday, week 1 has 4 January. */
export function isoWeekOf(instant: string | number | Date): IsoWeek {
  const date = zoned(instant);
  return toIsoWeek(getISOWeekYear(date), getISOWeek(date));
}
