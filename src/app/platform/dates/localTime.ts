import { DEFAULT_TIME_ZONE, toIsoWeek } from "../../../contract/dates";
import { readPageConfig } from "../readPageConfig";
import { tzOffset } from "@date-fns/tz/tzOffset";
import { useSyncExternalStore } from "react";
import { getISOWeek } from "date-fns/getISOWeek";
import { getISOWeekYear } from "date-fns/getISOWeekYear";
import type { IsoWeek } from "../../../contract/scalars";
import { addDays } from "date-fns/addDays";
import { getISOWeeksInYear } from "date-fns/getISOWeeksInYear";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { TZDateMini } from "@date-fns/tz/date/mini";

let timeZone: string | undefined;

/** The host's time zone, used by the server and every browser, so that a day and a week are the same for all users. */
export function getTimeZone(): string {
  return (timeZone ??= validOrDefault(readPageConfig().timeZone));
}

/** For the server-side renderer and tests, which have no page config. An unknown name selects the default. */
export function setTimeZone(name: string | undefined): void {
  timeZone = validOrDefault(name);
}

function validOrDefault(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name ?? DEFAULT_TIME_ZONE }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
export const MINUTES_PER_DAY = 1_440;

/** Offsets only change at multiples of this many minutes. */
const QUARTER = 15;

/** Four weeks in minutes: no zone changes its offset twice within them. */
const SPAN = 28 * 24 * 60;

/** A range of minutes with one offset from UTC. */
type Span = { readonly zone: string; readonly start: number; readonly end: number; readonly offset: number };

const offsets = new Map<string, number>();
const spans = new Map<string, readonly Span[]>();
let last: Span | undefined;

/**
 * Instants as days since 1970-01-01 in the host's time zone; the whole part is the day number, the fraction the time.
 * The offset is looked up once per four weeks, so that thousands of instants are cheap.
 * @param instants in ms since 1970.
 */
export function toLocalDays(instants: readonly number[]): readonly number[] {
  const zone = getTimeZone();
  return instants.map((instant) => {
    const minute = Math.floor(instant / MINUTE_MS);
    if (last?.zone !== zone || !(minute >= last.start && minute < last.end)) last = spanAround(zone, minute);
    return (instant + last.offset * MINUTE_MS) / DAY_MS;
  });
}

function spanAround(zone: string, minute: number): Span {
  const start = Math.floor(minute / SPAN) * SPAN;
  const name = `${zone} ${start}`;
  const cached = spans.get(name) ?? readSpans(zone, start);
  spans.set(name, cached);
  const [first, second] = cached;
  if (first !== undefined && (minute < first.end || second === undefined)) return first;
  return second ?? { zone, start, end: start + SPAN, offset: offsetAt(zone, start) };
}

/** One span, or two where the clock changes between them. */
function readSpans(zone: string, start: number): readonly Span[] {
  const end = start + SPAN;
  const [before, after] = [offsetAt(zone, start), offsetAt(zone, end)];
  if (before === after) return [{ zone, start, end, offset: before }];
  let [early, late] = [start, end];
  while (late - early > QUARTER) {
    const middle = Math.round((early + late) / 2 / QUARTER) * QUARTER;
    if (offsetAt(zone, middle) === before) early = middle;
    else late = middle;
  }
  return [
    { zone, start, end: late, offset: before },
    { zone, start: late, end, offset: after },
  ];
}

function offsetAt(zone: string, minute: number): number {
  const name = `${zone} ${minute}`;
  const offset = offsets.get(name) ?? tzOffset(zone, new Date(minute * MINUTE_MS));
  offsets.set(name, offset);
  return offset;
}

/** An instant as whole minutes since 1970-01-01 00:00 in the host's time zone. */
export function toLocalMinutes(instant: string | number | Date): number {
  const [day = 0] = toLocalDays([+new Date(instant)]);
  // The fraction of a day is not exact.
  return Math.floor(day * MINUTES_PER_DAY + 1e-6);
}

/** An instant as date and time inputs hold it, in the host's time zone: `2026-11-23` and `17:00`. */
export function toDateAndTime(instant: string | number | Date): { readonly date: string; readonly time: string } {
  const written = new Date(toLocalMinutes(instant) * MINUTE_MS).toISOString();
  return { date: written.slice(0, 10), time: written.slice(11, 16) };
}

/** Today's day number (dayNumber of contract/dates.ts) in the host's time zone. */
function today(): number {
  return Math.floor(toLocalDays([Date.now()])[0] ?? 0);
}

const POLL_MS = 30_000;

/** Today's day number; changes at midnight. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, today, today);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, POLL_MS);
  return () => clearInterval(timer);
}

/** The ISO week of an instant in the host's time zone: weeks start on Monday, week 1 contains January 4. */
export function isoWeekOf(instant: string | number | Date): IsoWeek {
  const date = zoned(instant);
  return toIsoWeek(getISOWeekYear(date), getISOWeek(date));
}

/** The week number of an instant in the host's time zone, such as 48. */
export function weekNumberOf(instant: string | number | Date): number {
  return Number(isoWeekOf(instant).slice("2026-W".length));
}

/**
 * The start of a week and of the next, as instants: Monday 00:00 in the host's time zone, 167 to 169 hours apart.
 * @param week as in a URL. Null if it does not exist: `2026-W54`, `2026-W00`, `last week`.
 */
export function weekRange(week: string): { readonly start: Date; readonly end: Date } | null {
  const [, year, number] = /^(\d{4})-W(\d{2})$/u.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  const fourth = new TZDateMini(Number(year), 0, 4, getTimeZone());
  if (Number(number) < 1 || Number(number) > getISOWeeksInYear(fourth)) return null;
  const monday = addDays(startOfISOWeek(fourth), (Number(number) - 1) * 7);
  return { start: new Date(+monday), end: new Date(+addDays(monday, 7)) };
}

/**
 * The instant of a date and time in the host's time zone, in ms since 1970. A time that the clock skips in spring is
 * moved an hour later.
 * @param date from a date field: `2026-11-23`.
 * @param time `17:00`.
 * @returns null if they are invalid.
 */
export function parseDateAndTime(date: string, time: string): number | null {
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

/** An instant (ISO 8601 or ms) in the host's time zone, for date-fns. */
export function zoned(instant: string | number | Date): Date {
  return new TZDateMini(+new Date(instant), getTimeZone());
}

/** A row of a calendar: its week, and seven days from Monday. `date` is a date without a time: `2026-11-21`. */
type CalendarWeek = {
  readonly week: IsoWeek;
  readonly days: readonly { readonly date: string; readonly day: number; readonly isInMonth: boolean }[];
};

/**
 * All weeks that overlap a month, as whole weeks: four to six of them.
 * @param month from 1 to 12.
 */
export function monthGrid(year: number, month: number): readonly CalendarWeek[] {
  // Dates only, in UTC, where every day has 24 hours.
  const first = new TZDateMini(year, month - 1, 1, "UTC");
  const weeks: CalendarWeek[] = [];
  for (
    let monday = startOfISOWeek(first);
    monday <= first || monday.getMonth() === month - 1;
    monday = addDays(monday, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, at) => {
      const date = addDays(monday, at);
      return {
        date: new Date(+date).toISOString().slice(0, 10),
        day: date.getDate(),
        isInMonth: date.getMonth() === month - 1,
      };
    });
    weeks.push({ week: toIsoWeek(getISOWeekYear(monday), getISOWeek(monday)), days });
  }
  return weeks;
}
