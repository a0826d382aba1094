import { TZDateMini } from "@date-fns/tz/date/mini";
import { format } from "date-fns/format";
import { nl } from "date-fns/locale/nl";

const patterns = { long: "d MMMM yyyy", short: "d MMM yyyy", day: "d MMM", month: "MMMM yyyy", shortMonth: "MMM", monthOfYear: "MMM yyyy", year: "yyyy" } as const;

/** A day (see contract/dayNumber) in Dutch: "21 november 2026", "21 nov 2026", "21 nov", "november 2026", "nov", "nov 2026", "2026". */
export function formatDay(day: number, size: keyof typeof patterns): string {
  // A day without a clock: every day of UTC has 24 hours.
  return format(new TZDateMini(day * 86_400_000, "UTC"), patterns[size], { locale: nl }).replace(".", "");
}
