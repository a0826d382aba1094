import type { Day, Month } from "date-fns";
import { nl } from "date-fns/locale/nl";

const DAY_MS = 86_400_000;

/**
 * The parts of a day that are said, by the name of what it looks like: "21 november 2026", "21 nov 2026", "21 nov",
 * "november 2026", "nov", "nov 2026", "2026".
 */
const sizes = {
  long: ["day", "month", "year"],
  short: ["day", "shortMonth", "year"],
  day: ["day", "shortMonth"],
  month: ["month", "year"],
  shortMonth: ["shortMonth"],
  monthOfYear: ["shortMonth", "year"],
  year: ["year"],
} as const;

/** A day (see dayNumber of contract/dates.ts) in Dutch. */
export function formatDay(day: number, size: keyof typeof sizes): string {
  const date = new Date(day * DAY_MS);
  const month = months.find((one) => one === date.getUTCMonth()) ?? 0;
  const parts = {
    day: () => date.getUTCDate(),
    month: () => nl.localize.month(month, { width: "wide" }),
    shortMonth: () => nl.localize.month(month, { width: "abbreviated" }).replace(".", ""),
    year: () => date.getUTCFullYear(),
  };
  return sizes[size].map((part) => parts[part]()).join(" ");
}

/** A day of the week in Dutch, as headings of calendars have it: "ma". @param weekday 0 is Monday, 6 Sunday. */
export function formatWeekday(weekday: number): string {
  return nl.localize.day(sundayFirst[weekday % 7] ?? 0, { width: "short" });
}

const sundayFirst: readonly Day[] = [1, 2, 3, 4, 5, 6, 0];
const months: readonly Month[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
