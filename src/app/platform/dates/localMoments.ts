import { tzOffset } from "@date-fns/tz/tzOffset";
import { getTimeZone } from "./timeZone";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Clocks change at a quarter of an hour. In minutes. */
const QUARTER = 15;

/** No host changes its clock twice in so many minutes: four weeks. */
const SPAN = 28 * 24 * 60;

/** Minutes between which a host's clock is one way from UTC. */
type Span = { readonly zone: string; readonly start: number; readonly end: number; readonly offset: number };

const offsets = new Map<string, number>();
const spans = new Map<string, readonly Span[]>();
let last: Span | undefined;

/**
 * When instants were by the host's clock: days since 1970-01-01 there, with a fraction; the whole part names the day.
 * Thousands of them cost little: the clock is looked up
 * once for each four weeks, not for each instant.
 * @param instants in ms since 1970.
 */
export function localMoments(instants: readonly number[]): readonly number[] {
  const zone = getTimeZone();
  return instants.map((instant) => {
    const minute = Math.floor(instant / MINUTE_MS);
    if (last === undefined || last.zone !== zone || minute < last.start || minute >= last.end)
      last = spanAround(zone, minute);
    return (instant + last.offset * MINUTE_MS) / DAY_MS;
  });
}

function spanAround(zone: string, minute: number): Span {
  const start = Math.floor(minute / SPAN) * SPAN;
  const name = `${zone} ${start}`;
  const known = spans.get(name) ?? readSpans(zone, start);
  spans.set(name, known);
  const [first, second] = known;
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
