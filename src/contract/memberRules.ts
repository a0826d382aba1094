import { object } from "yup";
import { displayNameRule } from "./accountRules";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code: ErrorCode = "WRONG_CHARACTERS";

/**
 * The name of a member that a coach makes. A spreadsheet takes what begins with one of `= + - @` for a formula, and no
 * name begins so; U+FFFD stands where a
 * letter could not be read; and there is a letter in every name.
 */
export const memberNameRule = displayNameRule
  .matches(/^[^=+@-]/u, code)
  .matches(/^[^\uFFFD]*$/u, code)
  .matches(/\p{L}/u, code);

export const renameMemberRules = object({ displayName: memberNameRule });

/** An account as a coach sees it in a list. */
export type NamedAccount = { readonly username: string | null | undefined; readonly displayName: string };

/**
 * The name that a coach types to confirm that an account ends in a merge: its display name, or its username where the
 * account that stays has the same display
 * name.
 */
export function nameToConfirm(ending: NamedAccount, staying: NamedAccount): string {
  const isTold = foldName(ending.displayName) !== foldName(staying.displayName);
  return isTold ? ending.displayName : (ending.username ?? ending.displayName);
}

/**
 * Whether what a coach typed names the account that ends: `nameToConfirm`, or its username. Capitals and spaces do not
 * count. Something far longer than a name
 * is none.
 */
export function confirmsEnd(typed: string, ending: NamedAccount, staying: NamedAccount): boolean {
  if (typed.length > 4 * limits.displayName.max) return false;
  const folded = foldName(typed);
  return (
    folded === foldName(nameToConfirm(ending, staying)) ||
    folded === foldName(ending.username ?? nameToConfirm(ending, staying))
  );
}

const foldName = (name: string) => name.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();
