import { TZDateMini } from "@date-fns/tz/date/mini";
import { getTimeZone } from "./timeZone";

/**
 * The instant of a day and a time of day by the host's clock, in ms since 1970. An hour that the clock leaps over in
 * spring is the one after it.
 * @param date as a date field gives it: `2026-11-23`. @param time `17:00`.
 * @returns null when they are none.
 */
export function instantOf(date: string, time: string): number | null {
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
