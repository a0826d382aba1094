import type { RaceEvent } from "../../engine/race/RaceEvent";

/** A batch of keystrokes in as few characters as can be: nine of ten events of a race are such. Moment, racer, batch, keystrokes. */
type WrittenBatch = readonly [number, string, number, string];

/** Events as text. */
export function writeEvents(events: readonly RaceEvent[]): string {
  return JSON.stringify(events.map((event): RaceEvent | WrittenBatch => (event.kind === "typed" ? [event.at, event.racerId, event.batch, event.keystrokes] : event)));
}

/** What {@link writeEvents} wrote. */
export function readEvents(text: string): readonly RaceEvent[] {
  const written: readonly (RaceEvent | WrittenBatch)[] = JSON.parse(text);
  return written.map((event) => ("kind" in event ? event : typed(event)));
}

function typed([at, racerId, batch, keystrokes]: WrittenBatch): RaceEvent {
  return { at, kind: "typed", racerId, batch, keystrokes };
}
