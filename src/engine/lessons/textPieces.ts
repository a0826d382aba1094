import { keyboardLayouts } from "../keyboards/keyboardLayouts";
import { physicalKeys, waysToType } from "../keyboards/waysToType";
import { pick } from "../random";
import type { Course } from "./Course";
import { courseLayouts } from "./courses";

export type Random = () => number;

/** The piece of a text at a turn, from 0. */
export type Pieces = (turn: number) => string;

/** A word that grows letter by letter: "kl kla klas". */
export function growWord(word: string): string {
  const letters = [...word];
  return letters
    .map((_letter, at) => letters.slice(0, at + 1).join(""))
    .slice(1)
    .slice(-3)
    .filter((step, at, all) => at === all.length - 1 || !isUnfit(step))
    .join(" ");
}

/**
 * The same movement by one hand and then by the other: "fd jk". Of the letters that are open, those with a partner on
 * the other side of the keyboard; null if there are none.
 */
export function mirroredGroups(course: Course, letters: readonly string[], random: Random): Pieces | null {
  const partners = mirrorOf(course, letters);
  const left = [...partners.keys()];
  if (left.length === 0) return null;
  return (turn) => {
    const group = Array.from({ length: 2 + (turn % 3) }, () => pick(left, random));
    const mirrored = group.map((letter) => partners.get(letter) ?? letter);
    const both = [group.join(""), mirrored.join("")];
    if (both.some(isUnfit)) return `${left[0]} ${partners.get(left[0] ?? "")}`;
    return (turn % 2 === 0 ? both : both.toReversed()).join(" ");
  };
}

/** Letters of the left hand with those that the same finger of the right hand types in the same row. */
function mirrorOf(course: Course, letters: readonly string[]): ReadonlyMap<string, string> {
  const layout = keyboardLayouts[courseLayouts[course.id]];
  const codes = [...physicalKeys.keys()];
  const placed = letters.flatMap((letter) => {
    const code = waysToType(layout, letter)?.[0]?.[0]?.code ?? "";
    const key = physicalKeys.get(code);
    return key ? [{ letter, key, at: codes.indexOf(code) }] : [];
  });
  const partners = new Map<string, string>();
  for (const { letter, key, at } of placed) {
    if (key.hand !== "left") continue;
    const columnOf = (hand: string) =>
      [...physicalKeys.values()].filter(
        (other) => other.hand === hand && other.row === key.row && other.finger === key.finger,
      );
    const place = columnOf("left").findIndex(({ code }) => code === codes[at]);
    const code = columnOf("right").toReversed()[place]?.code;
    const partner = placed.find((other) => other.key.code === code);
    if (partner) partners.set(letter, partner.letter);
  }
  return partners;
}

/** Numbers of two to four digits, each with one of these in turn. The others are from `among`. */
export function numberPieces(digits: readonly string[], random: Random, among = digits): Pieces {
  return (turn) => numberWith(digits[turn % digits.length] ?? "", among, random);
}

/** A number of up to four digits with this one; it does not begin with 0. */
function numberWith(digit: string, digits: readonly string[], random: Random): string {
  const length = 1 + Math.floor(random() * 3);
  const others = Array.from({ length }, () => pick(digits, random));
  const number = others.toSpliced(Math.floor(random() * (length + 1)), 0, digit).join("");
  const zeros = /^0*/u.exec(number)?.[0] ?? "";
  return number.slice(zeros.length) + zeros;
}

/** What a sign is used with: words and digits that are open. */
export type SignSources = {
  readonly nextWord: Pieces;
  readonly digits: readonly string[];
  readonly random: Random;
};

/** A sign as it is used: after a word, around it, between two, or with a number. */
export function withSign(sign: string, turn: number, { nextWord, digits, random }: SignSources): string {
  const word = (): string => nextWord(turn);
  const number = (): string => (digits.length > 0 ? numberWith(pick(digits, random), digits, random) : word());
  switch (sign) {
    case '"':
    case "'":
      return sign + word() + sign;
    case "(":
    case ")":
      return `(${word()})`;
    case "€":
    case "$":
    case "§":
      return sign + number();
    case "%":
      return number() + sign;
    case "+":
    case "=":
      if (digits.length === 0) return word() + sign + word();
      return sumOf(Math.floor(random() * 90), Math.floor(random() * 90));
    case "@":
    case "-":
    case "_":
    case "/":
    case "&":
      return word() + sign + word();
    default:
      return word() + sign;
  }
}

function sumOf(one: number, other: number): string {
  return `${one}+${other}=${one + other}`;
}

/** A list in a new random order each time it is exhausted, so that all items come before one is repeated. */
export function rounds(list: readonly string[], random: Random): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = [...list];
    const at = Math.floor(random() * left.length);
    const piece = left[at] ?? "";
    const last = left.pop() ?? "";
    if (at < left.length) left[at] = last;
    return piece;
  };
}

/** The items of a list with one of these keys; all if there are none. */
export function withKeys(list: readonly string[], keys: readonly string[]): readonly string[] {
  const found = list.filter((piece) => keys.some((key) => piece.includes(key)));
  return found.length > 0 ? found : list;
}

/** All items of a list in turn; two in three have one of these keys, each key in turn, if there are any. */
export function alternate(list: readonly string[], keys: readonly string[], random: Random): Pieces {
  const fresh = keys
    .map((key) => list.filter((piece) => piece.includes(key)))
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => rounds(pieces, random));
  const nextAny = rounds(list, random);
  let drawn = 0;
  let last = "";
  return (turn) => {
    const next = turn % 3 < 2 ? (fresh[drawn++ % Math.max(1, fresh.length)] ?? nextAny) : nextAny;
    const piece = next();
    last = piece === last ? next() : piece;
    return last;
  };
}

type DrillSources = {
  /** Each group has one of these, in turn. */
  readonly keys: readonly string[];
  /** The other characters of a group. */
  readonly among: readonly string[];
  /** Ready-made groups that are used now and then. */
  readonly groups: readonly string[];
  /** Number of characters in a group; two to four by default. */
  readonly lengths?: GroupLengths;
};

/** Fewest and most characters in a group. */
type GroupLengths = readonly [shortest: number, longest: number];

const usualLengths: GroupLengths = [2, 4];

/**
 * Makes the groups of a drill: a few characters, at least one of them new; one group in three is ready-made.
 * @param random a stream of numbers in [0, 1).
 */
export function makeDrill(
  { keys, among, groups, lengths: [shortest, longest] = usualLengths }: DrillSources,
  random: () => number,
): (turn: number) => string {
  return (turn) => {
    const key = keys[turn % keys.length] ?? "";
    const ready = groups.filter((group) => group.includes(key));
    if (ready.length > 0 && random() * 3 < 1) return pick(ready, random);
    const length = shortest + Math.floor(random() * (longest - shortest + 1));
    const rest = Array.from({ length: length - 1 }, () => pick(among, random));
    const group = rest.toSpliced(Math.floor(random() * length), 0, key).join("");
    return isUnfit(group) ? key + key : group;
  };
}

/** From one finger to both: a and b stand for two keys. */
const patterns = ["aaa", "bbb", "aba", "bab", "aab", "bba"];

/**
 * The very first groups of two new keys, each as easy to read as to type; after them come those of `then`.
 * @param random a stream of numbers in [0, 1). It decides which key begins.
 */
export function makeRhythm(keys: readonly string[], then: Pieces, random: () => number): Pieces {
  const [a = "", b = a] = random() < 0.5 ? keys : keys.toReversed();
  return (turn) =>
    patterns[turn]?.replaceAll(/[ab]/gu, (letter) => (letter === "a" ? a : b)) ?? then(turn - patterns.length);
}

/** Short Dutch and English words that random letters must not form, because children read what they type. */
const unfit = new RegExp(
  (
    "ass anal anus boob butt coc?k crap cunt damn dick dildo dood drug dyke fag fuc fuk fuq fvck geil gvd " +
    "hell hoer homo jood kak kanker kill kkk klit kut lul neger neuk nazi nig paki penis pies pik piss poep " +
    "porn pussy rape rotz scheet schijt sex seks shit slet slut spast sperm stront suck teef tering tiet tit " +
    "trut twat tyfus vagin wank whore xtc"
  )
    .split(" ")
    .join("|"),
  "u",
);

/**
 * Whether a random group of letters contains a word that is unsuitable for children, also with spaces and signs between
 * its letters.
 */
export function isUnfit(group: string): boolean {
  return unfit.test(group.toLowerCase().replaceAll(/[^a-z]/gu, ""));
}
