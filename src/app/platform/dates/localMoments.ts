import { tzOffset } from "@date-fns/tz/tzOffset";
import { getTimeZone } from "./timeZone";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** No host changes its clock twice in so many minutes: two weeks. */
const SPAN = 14 * 24 * 60;

/**
 * When instants were by the host's clock: days since 1970-01-01 there, with a fraction; the whole part names the day. Thousands of them cost little: the clock is looked up once
 * for each two weeks, not for each instant. Quickest when they are in order.
 * @param instants in ms since 1970.
 */
export function localMoments(instants: readonly number[]): readonly number[] {
  let span = { start: 0, end: 0, offset: 0 };
  return instants.map((instant) => {
    const minute = Math.floor(instant / MINUTE_MS);
    if (minute < span.start || minute >= span.end) span = spanAround(minute);
    return (instant + span.offset * MINUTE_MS) / DAY_MS;
  });
}

/** Minutes around one, before and after which the host's clock may go otherwise; and how far it is from UTC between them. */
function spanAround(minute: number): { readonly start: number; readonly end: number; readonly offset: number } {
  const start = Math.floor(minute / SPAN) * SPAN;
  const end = start + SPAN;
  const before = offsetAt(start);
  const after = offsetAt(end);
  if (before === after) return { start, end, offset: before };
  let [early, late] = [start, end];
  while (late - early > 1) {
    const middle = (early + late) >> 1;
    if (offsetAt(middle) === before) early = middle;
    else late = middle;
  }
  return minute < late ? { start, end: late, offset: before } : { start: late, end, offset: after };
}

function offsetAt(minute: number): number {
  return tzOffset(getTimeZone(), new Date(minute * MINUTE_MS));
}
