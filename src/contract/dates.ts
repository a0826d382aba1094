import type { IsoWeek } from "./scalars";

/** For calendar days and weeks on a host that sets no other time zone. */
export const DEFAULT_TIME_ZONE = "Europe/Amsterdam";

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an instant in the host's time zone: days since 1970-01-01. Server and browser count alike.
 * @param instant ms since 1970.
 * @param timeZone a name that Intl knows, such as `Europe/Amsterdam`.
 */
export function dayNumber(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts["year"] ?? 1970, (parts["month"] ?? 1) - 1, parts["day"] ?? 1) / DAY_MS;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "iso8601",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

/** The ISO week of a day (see dayNumber): that of its Thursday, whose year is the week's. */
export function isoWeekOfDay(day: number): IsoWeek {
  // 1970-01-01 was a Thursday.
  const thursday = Math.floor((day + 3) / 7) * 7;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  return toIsoWeek(year, Math.floor((thursday - Date.UTC(year, 0, 1) / DAY_MS) / 7) + 1);
}

/**
 * The Monday of a week, as counted by dayNumber.
 * @param week as in a URL. Null if it does not exist: `2026-W54`, `2025-W53`, `last week`.
 */
export function mondayOfIsoWeek(week: string): number | null {
  const [, year, number] = /^([12]\d{3})-W(\d{2})$/u.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // Week 1 contains January 4; 1970-01-01 was a Thursday, three days after its Monday.
  const fourth = Date.UTC(Number(year), 0, 4) / DAY_MS;
  const monday = Math.floor((fourth + 3) / 7) * 7 - 3 + (Number(number) - 1) * 7;
  return isoWeekOfDay(monday) === week ? monday : null;
}

/** A week in the schema's format: `2026-W07`. */
export function toIsoWeek(year: number, week: number): IsoWeek {
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}` as IsoWeek;
}
