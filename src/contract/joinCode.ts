import { RACE_CODE_ALPHABET } from "./raceCode";

/** Longer than a race's: it opens a group for as long as it holds. */
export const JOIN_CODE_LENGTH = 8;

const pattern = new RegExp(`^[${RACE_CODE_ALPHABET}]{${JOIN_CODE_LENGTH}}$`, "u");

/** Reads a group's join code as people write it: lower case, spaces and dashes are fine. Null when it cannot be one. */
export function parseJoinCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/gu, "");
  return pattern.test(code) ? code : null;
}

/** A code as people read it best: in two halves, `ABCD-EFGH`. */
export function formatJoinCode(code: string): string {
  return `${code.slice(0, JOIN_CODE_LENGTH / 2)}-${code.slice(JOIN_CODE_LENGTH / 2)}`;
}
