import { getISOWeek } from "date-fns/getISOWeek";
import { getISOWeekYear } from "date-fns/getISOWeekYear";
import type { IsoWeek } from "../../../contract/scalars";
import { toIsoWeek } from "../../../contract/dates";
import { addDays } from "date-fns/addDays";
import { getISOWeeksInYear } from "date-fns/getISOWeeksInYear";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { TZDateMini } from "@date-fns/tz/date/mini";
import { getTimeZone } from "./localTime";

/** The ISO week of an instant in the host's time zone: weeks start on Monday, week 1 contains January 4. */
export function isoWeekOf(instant: string | number | Date): IsoWeek {
  const date = zoned(instant);
  return toIsoWeek(getISOWeekYear(date), getISOWeek(date));
}

/** The week number of an instant in the host's time zone, such as 48. */
export function weekNumberOf(instant: string | number | Date): number {
  return Number(isoWeekOf(instant).slice("2026-W".length));
}

/**
 * The start of a week and of the next, as instants: Monday 00:00 in the host's time zone, 167 to 169 hours apart.
 * @param week as in a URL. Null if it does not exist: `2026-W54`, `2026-W00`, `last week`.
 */
export function weekRange(week: string): { readonly start: Date; readonly end: Date } | null {
  const [, year, number] = /^(\d{4})-W(\d{2})$/u.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  const fourth = new TZDateMini(Number(year), 0, 4, getTimeZone());
  if (Number(number) < 1 || Number(number) > getISOWeeksInYear(fourth)) return null;
  const monday = addDays(startOfISOWeek(fourth), (Number(number) - 1) * 7);
  return { start: new Date(+monday), end: new Date(+addDays(monday, 7)) };
}

/**
 * The instant of a date and time in the host's time zone, in ms since 1970. A time that the clock skips in spring is
 * moved an hour later.
 * @param date from a date field: `2026-11-23`.
 * @param time `17:00`.
 * @returns null if they are invalid.
 */
export function parseDateAndTime(date: string, time: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date) ?? [];
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::\d{2})?$/u.exec(time) ?? [];
  if (year === undefined || hours === undefined) return null;
  const instant = +new TZDateMini(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hours),
    Number(minutes),
    getTimeZone(),
  );
  return Number.isNaN(instant) ? null : instant;
}

/** An instant (ISO 8601 or ms) in the host's time zone, for date-fns. */
export function zoned(instant: string | number | Date): Date {
  return new TZDateMini(+new Date(instant), getTimeZone());
}

/** A row of a calendar: its week, and seven days from Monday. `date` is a date without a time: `2026-11-21`. */
type CalendarWeek = {
  readonly week: IsoWeek;
  readonly days: readonly { readonly date: string; readonly day: number; readonly isInMonth: boolean }[];
};

/**
 * All weeks that overlap a month, as whole weeks: four to six of them.
 * @param month from 1 to 12.
 */
export function monthGrid(year: number, month: number): readonly CalendarWeek[] {
  // Dates only, in UTC, where every day has 24 hours.
  const first = new TZDateMini(year, month - 1, 1, "UTC");
  const weeks: CalendarWeek[] = [];
  for (
    let monday = startOfISOWeek(first);
    monday <= first || monday.getMonth() === month - 1;
    monday = addDays(monday, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, at) => {
      const date = addDays(monday, at);
      return {
        date: new Date(+date).toISOString().slice(0, 10),
        day: date.getDate(),
        isInMonth: date.getMonth() === month - 1,
      };
    });
    weeks.push({ week: toIsoWeek(getISOWeekYear(monday), getISOWeek(monday)), days });
  }
  return weeks;
}
