import type { RaceEvent } from "../../engine/race/RaceState";

/**
 * A batch of keystrokes in as few characters as can be: nine of ten events of a race are such. Moment, racer, batch,
 * keystrokes; and the outage before it, where there was one.
 */
type WrittenBatch = readonly [number, string, number, string] | readonly [number, string, number, string, number];

/** Events as text. */
export function writeEvents(events: readonly RaceEvent[]): string {
  return JSON.stringify(events.map(write));
}

/** What {@link writeEvents} wrote. */
export function readEvents(text: string): readonly RaceEvent[] {
  const written: readonly (RaceEvent | WrittenBatch)[] = JSON.parse(text);
  return written.map((event) => ("kind" in event ? event : typed(event)));
}

function write(event: RaceEvent): RaceEvent | WrittenBatch {
  if (event.kind !== "typed") return event;
  const { at, racerId, batch, keystrokes, outageMs } = event;
  return outageMs === undefined ? [at, racerId, batch, keystrokes] : [at, racerId, batch, keystrokes, outageMs];
}

function typed([at, racerId, batch, keystrokes, outageMs]: WrittenBatch): RaceEvent {
  const event = { at, kind: "typed", racerId, batch, keystrokes } as const;
  return outageMs === undefined ? event : { ...event, outageMs };
}
