import type { RaceCode } from "./scalars";

/** For codes that people read aloud and type: without I, L, O, 0 and 1, which are easily confused. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

export const RACE_CODE_LENGTH = 6;

const raceCodePattern = new RegExp(`^[${CODE_ALPHABET}]{${RACE_CODE_LENGTH}}$`, "u");

/** Reads a code as typed by people: case, spaces and dashes are ignored. Null if it is not valid. */
export function parseRaceCode(text: string): RaceCode | null {
  const code = withoutSeparators(text).toUpperCase();
  return isRaceCode(code) ? code : null;
}

/** A code as typed by people, without spaces and dashes. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s-]/gu, "");
}

/** Whether a text is a race code in its exact form. */
export function isRaceCode(text: string): text is RaceCode {
  return raceCodePattern.test(text);
}

/** Longer than a race's code, because it is valid for much longer. */
export const JOIN_CODE_LENGTH = 8;

const joinCodePattern = new RegExp(`^[${CODE_ALPHABET}]{${JOIN_CODE_LENGTH}}$`, "u");

/** Reads a group's join code as typed by people: case, spaces and dashes are ignored. Null if it is not valid. */
export function parseJoinCode(text: string): string | null {
  const code = withoutSeparators(text).toUpperCase();
  return joinCodePattern.test(code) ? code : null;
}

/** A code in two halves, which are easier to read: `ABCD-EFGH`. */
export function formatJoinCode(code: string): string {
  return `${code.slice(0, JOIN_CODE_LENGTH / 2)}-${code.slice(JOIN_CODE_LENGTH / 2)}`;
}

/** 31¹⁶ codes (79 bits), which cannot be guessed. */
export const CERTIFICATE_CODE_LENGTH = 16;

const certificateCodePattern = new RegExp(`^[${CODE_ALPHABET}]{${CERTIFICATE_CODE_LENGTH}}$`, "u");
const groupOfFour = /.{4}(?=.)/gu;

/**
 * Reads a code as typed by people, in any case, with or without dashes. Returns four groups of four, or null if it is
 * not valid.
 */
export function parseCertificateCode(text: string): string | null {
  const signs = withoutSeparators(text).toUpperCase();
  return certificateCodePattern.test(signs) ? signs.replace(groupOfFour, "$&-") : null;
}

/** 31²⁸ codes (138 bits), which cannot be guessed: whoever has the link sees the big screen of a group. */
export const WALL_CODE_LENGTH = 28;

const wallCodePattern = new RegExp(`^[${CODE_ALPHABET}]{${WALL_CODE_LENGTH}}$`, "u");

/** Reads the code of a link to a group's big screen, in any case, with or without dashes. Null if it is not valid. */
export function parseWallCode(text: string): string | null {
  const code = withoutSeparators(text).toUpperCase();
  return wallCodePattern.test(code) ? code : null;
}

/** Reads the code of a link that makes somebody a coach. As long as that of a wall, so never a group's join code. */
export const parseCoachCode = parseWallCode;
