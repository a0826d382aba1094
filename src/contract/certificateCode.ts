import { RACE_CODE_ALPHABET } from "./raceCode";

/** As race codes, so that it can be read aloud and typed over. */
export const CERTIFICATE_CODE_ALPHABET = RACE_CODE_ALPHABET;

/** 31¹⁶ codes (79 bits): nobody guesses one. */
export const CERTIFICATE_CODE_LENGTH = 16;

const pattern = new RegExp(`^[${CERTIFICATE_CODE_ALPHABET}]{${CERTIFICATE_CODE_LENGTH}}$`, "u");
const group = /.{4}(?=.)/gu;

/**
 * Reads a code as people write it: lower case, with or without dashes. In its one form, four groups of four; null when
 * it cannot be one.
 */
export function parseCertificateCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/gu, "");
  return pattern.test(signs) ? signs.replace(group, "$&-") : null;
}
