import { TZDateMini } from "@date-fns/tz/date/mini";
import { getTimeZone } from "./timeZone";

/** An instant (ISO 8601 or ms) with the clock and calendar of the host, for date-fns to read. */
export function zoned(instant: string | number | Date): Date {
  return new TZDateMini(+new Date(instant), getTimeZone());
}
