import { ValidationError, type StringSchema } from "yup";
import { usernameRule, memberNameRule } from "../../contract/accountRules";
import type { ErrorCode } from "../../contract/errorCodes";
import { isErrorCode } from "../../contract/readErrorCode";
import type { Issue } from "../DomainError";
import { isSuitableName } from "../../contract/names";
import { limits } from "../../contract/limits";
import type { WrittenRow } from "./memberList";

/** A row and the member it makes. */
export type PlannedRow = {
  readonly line: number;
  /** The display name; unchanged if it breaks a rule. */
  readonly name: string;
  /** The requested username, or one that is free. Empty if the row has an issue and requested none. */
  readonly username: string;
  readonly isUsernameChosen: boolean;
  /** Whether the group already has a member with this name, who may be the same person. */
  readonly isInGroup: boolean;
  /** Names to choose instead, the likeliest first, if this one is taken or was not split. */
  readonly suggestions: readonly string[];
  /** The name with first and last name in the other order; null if it was not in two columns. */
  readonly otherOrder: string | null;
  /** Empty if the row can be made. */
  readonly issues: readonly Issue[];
};

export type ImportContext = {
  /** Usernames that are taken, at least among those these rows could get. */
  readonly taken: ReadonlySet<string>;
  /** Names of the group's members, by {@link nameKey}. */
  readonly names: ReadonlySet<string>;
  /** Number of free places in the group. */
  readonly places: number;
  /** A number for a username, when all others are taken. */
  readonly random: () => number;
};

/** The key by which two names count as the same. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/**
 * The members to make, row by row, and what is wrong with each row. Requested usernames take precedence over generated
 * ones.
 */
export function planRows(
  rows: readonly WrittenRow[],
  { taken, names, places, random }: ImportContext,
): readonly PlannedRow[] {
  const used = new Set(taken);
  const listed = new Set<string>();
  const checked = rows.map((row) => {
    const name = row.isMixed === true ? mixed(row.name) : check("name", memberNameRule, row.name);
    const key = nameKey(name.value);
    const twice: readonly Issue[] =
      name.issues.length === 0 && listed.has(key) ? [{ path: "name", code: "DUPLICATE_NAME" }] : [];
    listed.add(key);
    const username = row.username === null ? null : checkUsername(row.username, used);
    return {
      line: row.line,
      name: name.value,
      key,
      username,
      row,
      isTwice: twice.length > 0,
      issues: [...name.issues, ...twice, ...(username?.issues ?? [])],
    };
  });
  const given = new Set([...names, ...listed]);
  let left = places;
  return checked.map(({ line, name, key, username, row, isTwice, issues }) => {
    const full: readonly Issue[] = issues.length === 0 && left <= 0 ? [{ path: "", code: "GROUP_FULL" }] : [];
    const isReady = issues.length === 0 && full.length === 0;
    if (isReady) left -= 1;
    return {
      line,
      name,
      username: username?.value ?? (isReady ? makeUsername(name, used, random) : ""),
      isUsernameChosen: username !== null,
      isInGroup: names.has(key),
      suggestions: suggest(row, isTwice || names.has(key), given),
      otherOrder: row.otherOrder ?? null,
      issues: [...issues, ...full],
    };
  });
}

/** How many names to suggest for a row. */
const MOST_SUGGESTED = 2;

/**
 * Names for a row whose own is taken, here or in the group: with the initial of the last name, otherwise with a number.
 * For a row that was not split: how it can be read. A suggested name counts as given, so that no two rows get the same.
 */
function suggest({ name, readings }: WrittenRow, isTaken: boolean, given: Set<string>): readonly string[] {
  const words = name.trim().split(/\s+/u);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  const numbered = Array.from({ length: MOST }, (_, index) => `${name} ${index + 2}`);
  const wanted = isTaken ? [...(last === "" ? [] : [`${first} ${last.charAt(0).toUpperCase()}`]), ...numbered] : [];
  const possible = [...(readings ?? []), ...wanted].filter((each) => memberNameRule.isValidSync(each));
  const free = possible.filter((each) => readings !== undefined || !given.has(nameKey(each)));
  const suggested = [...new Set(free)].slice(0, MOST_SUGGESTED);
  if (isTaken) for (const each of suggested) given.add(nameKey(each));
  return suggested;
}

type Checked = { readonly value: string; readonly issues: readonly Issue[] };

function mixed(value: string): Checked {
  return { value, issues: [{ path: "name", code: "MIXED_SEPARATORS" }] };
}

function check(path: string, rule: StringSchema<string>, written: string): Checked {
  try {
    return { value: rule.validateSync(written), issues: [] };
  } catch (error) {
    if (error instanceof ValidationError) return { value: written, issues: [{ path, code: codeOf(error.message) }] };
    throw error;
  }
}

function codeOf(message: string): ErrorCode {
  return isErrorCode(message) ? message : "BAD_REQUEST";
}

function checkUsername(written: string, used: Set<string>): Checked {
  const username = check("username", usernameRule, written);
  if (username.issues.length > 0) return username;
  if (used.has(username.value))
    return { value: username.value, issues: [{ path: "username", code: "USERNAME_TAKEN" }] };
  used.add(username.value);
  return username;
}

function makeUsername(name: string, used: Set<string>, random: () => number): string {
  const [first = "member", ...others] = usernameCandidates(name);
  const free = [first, ...others].find((each) => !used.has(each)) ?? `${first.slice(0, 12)}-${random()}`;
  used.add(free);
  return free;
}

/** Letters that are not a plain letter with a diacritic. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    đ: "d",
    ð: "d",
    þ: "th",
    ł: "l",
    ı: "i",
    ħ: "h",
    ŋ: "n",
    ĳ: "ij",
  }),
);

/** For a name without plain letters. */
const NOBODY = "member";

/** The highest number to try. */
const MOST = 40;

/**
 * Possible usernames for a name, best first: short, for young children, and revealing as little of the name as
 * possible. The first name, then with the initial of the last name, with all of it, and with a number.
 */
export function usernameCandidates(name: string): readonly string[] {
  const words = plain(name);
  const [first = ""] = words;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  const named = [first, last && `${first}-${last.charAt(0)}`, last && `${first}-${last}`].filter(isPossible);
  const base =
    [first, `${first}-${last.charAt(0)}`].find((each) => isSuitableName(each) && /^[a-z]{2,16}/u.test(each)) ?? NOBODY;
  return [...named, ...Array.from({ length: MOST }, (_, index) => `${base}${index + 2}`).filter(isPossible)];
}

function plain(name: string): readonly string[] {
  const spelt = name.toLowerCase().replace(/[^\p{ASCII}]/gu, (letter) => letters.get(letter) ?? letter);
  return spelt
    .normalize("NFD")
    .replace(/\p{M}|['’.]/gu, "")
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 16));
}

function isPossible(username: string): boolean {
  return username.length >= limits.username.min && username.length <= limits.username.max && isSuitableName(username);
}
