import type { RaceCode } from "./scalars";

/** Of codes that people read aloud and type: no I, L, O, 0 or 1, which look like another. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

export const RACE_CODE_LENGTH = 6;

const raceCodePattern = new RegExp(`^[${CODE_ALPHABET}]{${RACE_CODE_LENGTH}}$`, "u");

/** Reads a code as people write it: lower case, spaces and dashes are fine. Null when it cannot be one. */
export function parseRaceCode(text: string): RaceCode | null {
  const code = text.toUpperCase().replace(/[\s-]/gu, "");
  return isRaceCode(code) ? code : null;
}

/** Whether a text is a race code exactly as the wire carries it. */
export function isRaceCode(text: string): text is RaceCode {
  return raceCodePattern.test(text);
}

/** Longer than a race's code, because it is valid for much longer. */
export const JOIN_CODE_LENGTH = 8;

const joinCodePattern = new RegExp(`^[${CODE_ALPHABET}]{${JOIN_CODE_LENGTH}}$`, "u");

/** Reads a group's join code as people write it: lower case, spaces and dashes are fine. Null when it cannot be one. */
export function parseJoinCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/gu, "");
  return joinCodePattern.test(code) ? code : null;
}

/** A code as people read it best: in two halves, `ABCD-EFGH`. */
export function formatJoinCode(code: string): string {
  return `${code.slice(0, JOIN_CODE_LENGTH / 2)}-${code.slice(JOIN_CODE_LENGTH / 2)}`;
}

/** 31¹⁶ codes (79 bits), so that none can be guessed. */
export const CERTIFICATE_CODE_LENGTH = 16;

const certificateCodePattern = new RegExp(`^[${CODE_ALPHABET}]{${CERTIFICATE_CODE_LENGTH}}$`, "u");
const groupOfFour = /.{4}(?=.)/gu;

/**
 * Reads a code as people write it: lower case, with or without dashes. In its one form, four groups of four; null when
 * it cannot be one.
 */
export function parseCertificateCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/gu, "");
  return certificateCodePattern.test(signs) ? signs.replace(groupOfFour, "$&-") : null;
}
