import { CHARACTERS_PER_WORD } from "./rates";

/** The units in which people read a speed: words of five characters per minute, or characters per minute. */
export const speedUnits = ["WPM", "CPM"] as const;

export type SpeedUnit = (typeof speedUnits)[number];

/** The unit with a stored or received name; null for none, and for one of a newer server. */
export function findSpeedUnit(name: unknown): SpeedUnit | null {
  return speedUnits.find((unit) => unit === name) ?? null;
}

/** How many of a unit one word per minute is. */
export function unitsPerWpm(unit: SpeedUnit): number {
  return unit === "CPM" ? CHARACTERS_PER_WORD : 1;
}
