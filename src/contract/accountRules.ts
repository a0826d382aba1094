import { object, string } from "yup";
import { appearanceChoices, defaultAppearance } from "./appearance";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";
import { isSuitableName, visibleName } from "./names";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/** Usernames are stored and compared in lower case. */
export const usernameRule = string()
  .trim()
  .lowercase()
  .required(code("REQUIRED"))
  .min(limits.username.min, code("TOO_SHORT"))
  .max(limits.username.max, code("TOO_LONG"))
  .matches(/^[a-z0-9_-]+$/u, code("WRONG_CHARACTERS"))
  .test("suitable", code("UNSUITABLE_NAME"), isSuitableName);

export const displayNameRule = string()
  .trim()
  .transform((name: string) => name.normalize("NFC").replace(/\s+/gu, " "))
  .required(code("REQUIRED"))
  .max(limits.displayName.max, code("TOO_LONG"))
  .matches(visibleName, code("WRONG_CHARACTERS"))
  .test("suitable", code("UNSUITABLE_NAME"), isSuitableName);

export const passwordRule = string()
  .required(code("REQUIRED"))
  .min(limits.password.min, code("TOO_SHORT"))
  .max(limits.password.max, code("TOO_LONG"));

/** Sign-up, in the form and on the server. Messages of failures are error codes. */
export const signUpRules = object({
  username: usernameRule,
  displayName: displayNameRule,
  password: passwordRule,
  email: string()
    .trim()
    .nullable()
    .default(null)
    .transform((email: string | null) => email || null)
    .max(limits.email.max, code("TOO_LONG"))
    .email(code("INVALID_EMAIL")),
});

export const changePasswordRules = object({ current: string().required(code("REQUIRED")), next: passwordRule });

export const setPasswordRules = object({ password: passwordRule });

const reasonRule = string().trim().max(limits.auditReason, code("TOO_LONG"));

/** An admin renames a user, and says why. */
export const renameUserRules = object({ displayName: displayNameRule, reason: reasonRule.required(code("REQUIRED")) });

/** The reason that an admin gives for an act; empty for none. */
export const auditReasonRules = object({ reason: reasonRule.default("") });

/** What a user calls a passkey. */
export const passkeyNameRules = object({
  name: string()
    .trim()
    .transform((name: string) => name.normalize("NFC").replace(/\s+/gu, " "))
    .required(code("REQUIRED"))
    .max(limits.displayName.max, code("TOO_LONG"))
    .matches(visibleName, code("WRONG_CHARACTERS")),
});

export const renameRules = object({ displayName: displayNameRule });

const oneOf = <Value extends string>(values: readonly Value[]) =>
  string().required(code("REQUIRED")).oneOf(values, code("OUT_OF_RANGE"));

/** Each choice is one of a short list, which also bounds what is stored. */
export const appearanceRules = object({
  theme: oneOf(appearanceChoices.theme),
  textSize: oneOf(appearanceChoices.textSize),
  lineWidth: oneOf(appearanceChoices.lineWidth),
  letterSpacing: oneOf(appearanceChoices.letterSpacing),
  font: oneOf(appearanceChoices.font),
  caret: oneOf(appearanceChoices.caret),
  caretMotion: oneOf(appearanceChoices.caretMotion),
  liveFigures: oneOf(appearanceChoices.liveFigures),
  sounds: oneOf(appearanceChoices.sounds),
  // Pages of releases before them do not send these.
  vibration: oneOf(appearanceChoices.vibration).default(defaultAppearance.vibration),
  idleStop: oneOf(appearanceChoices.idleStop).default(defaultAppearance.idleStop),
  keyRepeat: oneOf(appearanceChoices.keyRepeat).default(defaultAppearance.keyRepeat),
  fingers: oneOf(appearanceChoices.fingers).default(defaultAppearance.fingers),
  shortcuts: oneOf(appearanceChoices.shortcuts).default(defaultAppearance.shortcuts),
});

const memberRulesCode: ErrorCode = "WRONG_CHARACTERS";

/**
 * The name of a member that a coach adds. It must not begin with any of `= + - @`, which a spreadsheet takes for a
 * formula, nor contain U+FFFD, which marks an unreadable letter, and it needs at least one letter.
 */
export const memberNameRule = displayNameRule
  .matches(/^[^=+@-]/u, memberRulesCode)
  .matches(/^[^\uFFFD]*$/u, memberRulesCode)
  .matches(/\p{L}/u, memberRulesCode);

export const renameMemberRules = object({ displayName: memberNameRule });

/** An account as a coach sees it in a list. */
type NamedAccount = { readonly username: string | null | undefined; readonly displayName: string };

/**
 * The name that a coach types to confirm that an account is deleted in a merge: its display name, or its username if
 * the account that remains has the same display name.
 */
export function nameToConfirm(ending: NamedAccount, staying: NamedAccount): string {
  const isDistinct = foldName(ending.displayName) !== foldName(staying.displayName);
  return isDistinct ? ending.displayName : (ending.username ?? ending.displayName);
}

/**
 * Whether a coach typed the name of the account to delete: `nameToConfirm`, or its username. Case and spaces are
 * ignored. Text much longer than a name never matches.
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

/** Longest path to return to, in characters. */
const MOST_PATH = 500;

/** A path of this site to go to after signing in, as it was given, otherwise the front page. Refuses other origins. */
export function safePath(given: string | null): string {
  if (given === null || given.length > MOST_PATH || !given.startsWith("/")) return "/";
  const base = "http://this.invalid";
  return URL.canParse(given, base) && new URL(given, base).origin === base ? given : "/";
}
