import { addDays } from "date-fns/addDays";
import { getISOWeeksInYear } from "date-fns/getISOWeeksInYear";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { TZDateMini } from "@date-fns/tz/date/mini";
import { getTimeZone } from "./timeZone";

/**
 * When a week begins and when the next one does, as instants: Monday 00:00 by the host's clock, 167 to 169 hours apart.
 * @param week as an address may hold it. Null when it is none: `2026-W54`, `2026-W00`, `last week`.
 */
export function weekRange(week: string): { readonly start: Date; readonly end: Date } | null {
  const [, year, number] = /^(\d{4})-W(\d{2})$/u.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  const fourth = new TZDateMini(Number(year), 0, 4, getTimeZone());
  if (Number(number) < 1 || Number(number) > getISOWeeksInYear(fourth)) return null;
  const monday = addDays(startOfISOWeek(fourth), (Number(number) - 1) * 7);
  return { start: new Date(+monday), end: new Date(+addDays(monday, 7)) };
}
