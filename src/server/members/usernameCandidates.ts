import { isSuitableName } from "../../contract/names";
import { limits } from "../../contract/limits";

/** Letters that are no plain letter with a sign on it. */
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

/** For a name without a plain letter in it. */
const NOBODY = "member";

/** How far numbers are tried. */
const MOST = 40;

/**
 * User names for somebody, the best first: short, for small hands, and with as little of the name in it as will do. The
 * first name, with the initial of the last
 * one, with the whole of it, and with a number.
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
