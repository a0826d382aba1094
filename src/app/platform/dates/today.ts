import { dayNumber } from "../../../contract/dayNumber";
import { getTimeZone } from "./timeZone";

/** The day that it is on this host now, as contract/dayNumber counts. */
export function today(): number {
  return dayNumber(Date.now(), getTimeZone());
}
