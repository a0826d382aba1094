import type { RaceEvent } from "../../engine/race/RaceState";

/**
 * One entry of a race's stream: what one append added. Ids are `{when the race was made}-{position}`, so that a gap is
 * seen, and a race that was made later under the same code is
 * never taken for this one.
 */
export type StreamEntry = { readonly born: number; readonly position: number; readonly text: string };

export function firstId(events: readonly RaceEvent[]): string {
  return `${events[0]?.at ?? 0}-1`;
}

export function idAfter(id: string): string {
  const [born = "", position = ""] = id.split("-");
  return `${born}-${Number(position) + 1}`;
}

export function readEntry(id: string, text: string): StreamEntry {
  const [born = "", position = ""] = id.split("-");
  return { born: Number(born), position: Number(position), text };
}

/** What XRANGE answers: `[[id, [field, value]], …]`. */
export function readEntries(answer: unknown): readonly StreamEntry[] {
  if (!Array.isArray(answer)) return [];
  return answer.map(([id, fields]: [string, string[]]) => readEntry(id, fields[1] ?? "[]"));
}
