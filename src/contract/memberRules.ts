import { object } from "yup";
import { displayNameRule } from "./accountRules";
import type { ErrorCode } from "./errorCodes";

const code: ErrorCode = "WRONG_CHARACTERS";

/**
 * The name of a member that a coach makes. A spreadsheet takes what begins with one of `= + - @` for a formula, and no name begins so; U+FFFD stands where a
 * letter could not be read; and there is a letter in every name.
 */
export const memberNameRule = displayNameRule.matches(/^[^=+@-]/u, code).matches(/^[^\uFFFD]*$/u, code).matches(/\p{L}/u, code);

export const renameMemberRules = object({ displayName: memberNameRule });
