import { pick } from "../random";

type DrillSources = {
  /** Each group has one of these, turn by turn. */
  readonly keys: readonly string[];
  /** What the rest of a group is drawn from. */
  readonly among: readonly string[];
  /** Groups that come as they are, now and then. */
  readonly groups: readonly string[];
  /** How many characters a group has; two to four, unless said otherwise. */
  readonly lengths?: GroupLengths;
};

/** Fewest and most characters in a group. */
type GroupLengths = readonly [shortest: number, longest: number];

const usualLengths: GroupLengths = [2, 4];

/**
 * One group of a drill after another: a few characters, of which at least one is practised; one group in three is a
 * ready one.
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
const patterns = ["aaa", "bbb", "aba", "bab", "aaa", "bbb", "aab", "bba", "aba", "bab", "abb", "baa", "abab", "baba"];

/**
 * The very first groups that somebody types with two keys, each as easy to read as to type; after them come those of
 * `then`.
 * @param random a stream of numbers in [0, 1). It draws which key begins.
 */
export function makeRhythm(keys: readonly string[], then: Pieces, random: () => number): Pieces {
  const [a = "", b = a] = random() < 0.5 ? keys : keys.toReversed();
  return (turn) =>
    patterns[turn]?.replaceAll(/[ab]/gu, (letter) => (letter === "a" ? a : b)) ?? then(turn - patterns.length);
}

/** Short words that letters drawn by chance must not make, in Dutch or English: children read what they type. */
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
 * Whether a drawn group of letters would make a word that is not for children. Spaces and signs between the letters
 * hide nothing.
 */
export function isUnfit(group: string): boolean {
  return unfit.test(group.toLowerCase().replaceAll(/[^a-z]/gu, ""));
}
