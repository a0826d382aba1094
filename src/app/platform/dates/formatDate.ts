import { MINUTES_PER_DAY, toLocalDays, toLocalMinutes } from "./localTime";
import type { Day, Month } from "date-fns";
import { nl } from "date-fns/locale/nl";

const DAY_MS = 86_400_000;

/** The language of dates on all screens, as the attribute `lang` names it. */
export const DATE_LANGUAGE = "nl";

/** The date of an instant, in Dutch and in the host's time zone: "21 november 2026"; in a table "21 nov 2026". */
export function formatDate(instant: string | number | Date, size: "long" | "short" = "long"): string {
  const [moment = 0] = toLocalDays([+new Date(instant)]);
  return formatDay(Math.floor(moment), size);
}

/**
 * Date and time of an instant, in Dutch and in the host's time zone: "21 november 2026 om 09:14"; in a table "21 nov
 * 2026, 09:14".
 */
export function formatDateTime(instant: string | number | Date, size: "long" | "short" = "long"): string {
  const day = formatDay(Math.floor(toLocalMinutes(instant) / MINUTES_PER_DAY), size);
  return `${day}${size === "long" ? " om" : ","} ${formatTime(instant)}`;
}

/** The time of day of an instant, in the host's time zone: "09:14". */
export function formatTime(instant: string | number | Date): string {
  const minutes = toLocalMinutes(instant);
  const minuteOfDay = minutes - Math.floor(minutes / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
}

/**
 * The parts of a date that each size shows: "21 november 2026", "21 nov 2026", "21 nov",
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
  const month = allMonths.find((one) => one === date.getUTCMonth()) ?? 0;
  const parts = {
    day: () => date.getUTCDate(),
    month: () => nl.localize.month(month, { width: "wide" }),
    shortMonth: () => nl.localize.month(month, { width: "abbreviated" }).replace(".", ""),
    year: () => date.getUTCFullYear(),
  };
  return sizes[size].map((part) => parts[part]()).join(" ");
}

/**
 * A weekday in Dutch, as in headings of calendars: "ma".
 * @param weekday 0 is Monday, 6 Sunday.
 */
export function formatWeekday(weekday: number): string {
  return nl.localize.day(sundayFirst[weekday % 7] ?? 0, { width: "short" });
}

const sundayFirst: readonly Day[] = [1, 2, 3, 4, 5, 6, 0];
const allMonths: readonly Month[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Whole seconds as minutes and seconds: 365 is 6:05. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** A tick of a time axis. */
export type TimeTick = { readonly day: number; readonly label: string };

/** Possible distances between two ticks, in days and in months. */
const dayTicks = [1, 2, 7, 14] as const;
const monthTicks = [1, 2, 3, 6, 12, 24, 60] as const;

/**
 * Days to label on an axis of days, at most this many: single days or Mondays if there is room, otherwise the first of
 * months, and finally of years.
 * @param room how many labels fit; at least 2.
 */
export function timeTicks(from: number, to: number, room: number): readonly TimeTick[] {
  const days = to - from;
  const step = dayTicks.find((one) => days / one <= room);
  if (step !== undefined) {
    // 1970-01-05 was a Monday.
    const first = step < 7 ? Math.ceil(from) : Math.ceil((from - 4) / 7) * 7 + 4;
    return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, at) => ({
      day: first + at * step,
      label: formatDay(first + at * step, "day"),
    }));
  }
  const months = monthTicks.find((one) => days / 30.4 / one <= room) ?? 120;
  const start = new Date(Math.floor(from) * DAY_MS);
  const firstMonth = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / months) * months;
  const ticks: TimeTick[] = [];
  for (let month = firstMonth; ; month += months) {
    const day = Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
    if (day > to) return ticks;
    // The first month of each year also shows the year.
    if (day >= from)
      ticks.push({
        day,
        label: formatDay(
          day,
          months >= 12 ? "year" : month % 12 === 0 || ticks.length === 0 ? "monthOfYear" : "shortMonth",
        ),
      });
  }
}
