import { format } from "date-fns/format";
import { zoned } from "./zoned";

/** The time of day of an instant, in the host's time: "09:14". */
export function formatTime(instant: string | number | Date): string {
  return format(zoned(instant), "HH:mm");
}
