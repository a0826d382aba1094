import { isUnfit } from "./isUnfit";
import { pick } from "./pick";

type DrillSources = {
  /** Each group has one of these, turn by turn. */
  readonly keys: readonly string[];
  /** What the rest of a group is drawn from. */
  readonly among: readonly string[];
  /** Groups that come as they are, now and then. */
  readonly groups: readonly string[];
};

/** Most and least characters in a group. */
const SHORTEST = 2;
const LONGEST = 4;

/**
 * One group of a drill after another: two to four characters, of which at least one is practised; one group in three is a ready one.
 * @param random a stream of numbers in [0, 1).
 */
export function makeDrill({ keys, among, groups }: DrillSources, random: () => number): (turn: number) => string {
  return (turn) => {
    const key = keys[turn % keys.length] ?? "";
    const ready = groups.filter((group) => group.includes(key));
    if (ready.length > 0 && random() * 3 < 1) return pick(ready, random);
    const length = SHORTEST + Math.floor(random() * (LONGEST - SHORTEST + 1));
    const rest = Array.from({ length: length - 1 }, () => pick(among, random));
    const group = rest.toSpliced(Math.floor(random() * length), 0, key).join("");
    return isUnfit(group) ? key + key : group;
  };
}
