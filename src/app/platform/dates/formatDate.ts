import { format } from "date-fns/format";
import { nl } from "date-fns/locale/nl";
import { zoned } from "./zoned";

/** The day of an instant, in Dutch and in the host's time: "21 november 2026"; in a table "21 nov 2026". */
export function formatDate(instant: string | number | Date, size: "long" | "short" = "long"): string {
  return format(zoned(instant), size === "long" ? "d MMMM yyyy" : "d MMM yyyy", { locale: nl }).replace(".", "");
}
