import { format } from "date-fns/format";
import { formatDate } from "./formatDate";
import { zoned } from "./zoned";

/** An instant as people here read it, in Dutch and in the host's time: "21 november 2026 om 09:14"; in a table "21 nov 2026, 09:14". */
export function formatDateTime(instant: string | number | Date, size: "long" | "short" = "long"): string {
  return `${formatDate(instant, size)}${size === "long" ? " om" : ","} ${format(zoned(instant), "HH:mm")}`;
}
