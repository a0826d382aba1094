import type { RaceCode } from "./scalars";

/** No character that reads like another: no I, L, O, 0, 1. */
export const RACE_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const RACE_CODE_LENGTH = 6;

const pattern = new RegExp(`^[${RACE_CODE_ALPHABET}]{${RACE_CODE_LENGTH}}$`, "u");

/** Reads a code as people write it: lower case, spaces and dashes are fine. Null when it cannot be one. */
export function parseRaceCode(text: string): RaceCode | null {
  const code = text.toUpperCase().replace(/[\s-]/gu, "");
  return isRaceCode(code) ? code : null;
}

/** Whether a text is a race code exactly as the wire carries it. */
export function isRaceCode(text: string): text is RaceCode {
  return pattern.test(text);
}
