import { pick } from "../random";

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

type Pieces = (turn: number) => string;

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
