import { isUnfit } from "./isUnfit";
import { pick } from "./pick";

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
