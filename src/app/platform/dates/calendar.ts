import { getISOWeek } from "date-fns/getISOWeek";
import { getISOWeekYear } from "date-fns/getISOWeekYear";
import type { IsoWeek } from "../../../contract/scalars";
import { toIsoWeek } from "../../../contract/dates";
import { addDays } from "date-fns/addDays";
import { getISOWeeksInYear } from "date-fns/getISOWeeksInYear";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { TZDateMini } from "@date-fns/tz/date/mini";
import { getTimeZone } from "./localTime";

/** The week that an instant belongs to on this host: weeks start on Monday, week 1 has 4 January. */
export function isoWeekOf(instant: string | number | Date): IsoWeek {
  const date = zoned(instant);
  return toIsoWeek(getISOWeekYear(date), getISOWeek(date));
}

/** The number of the week that an instant belongs to on this host, as people say it: 48. */
export function weekNumberOf(instant: string | number | Date): number {
  return Number(isoWeekOf(instant).slice("2026-W".length));
}

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

/**
 * The instant of a day and a time of day by the host's clock, in ms since 1970. An hour that the clock leaps over in
 * spring is the one after it.
 * @param date as a date field gives it: `2026-11-23`. @param time `17:00`.
 * @returns null when they are none.
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

/** An instant (ISO 8601 or ms) with the clock and calendar of the host, for date-fns to read. */
export function zoned(instant: string | number | Date): Date {
  return new TZDateMini(+new Date(instant), getTimeZone());
}

/** A row of a calendar: its week, and seven days from Monday. `date` is a day without a time: `2026-11-21`. */
type CalendarWeek = {
  readonly week: IsoWeek;
  readonly days: readonly { readonly date: string; readonly day: number; readonly isInMonth: boolean }[];
};

/** The weeks that a month touches, whole: four to six of them. @param month from 1 to 12 */
export function monthGrid(year: number, month: number): readonly CalendarWeek[] {
  // Days alone, without a clock: every day of UTC has 24 hours.
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
