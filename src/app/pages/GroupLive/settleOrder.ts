import { compareNames } from "../../../contract/names";

/** Somebody on a wall, as far as their place on it goes. */
export type Placed = {
  readonly userId: string;
  readonly name: string;
  readonly state: string;
  readonly stateSince: string;
};

const ranks = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

/** Between two exercises nobody types for a moment: so long they keep the place of those who do. In ms. */
const MOMENT_MS = 20_000;

/**
 * The order of a wall: who needs help first, then who types, is here, is away, is not here; each by name. `now` in ms
 * since 1970.
 */
export function wallOrder(members: readonly Placed[], now: number): readonly string[] {
  const rankOf = ({ state, stateSince }: Placed): number => {
    if (state === "IDLE" && now - Date.parse(stateSince) < MOMENT_MS) return ranks.indexOf("TYPING");
    return ranks.findIndex((known) => known === state);
  };
  const placed = members.map((member) => ({ member, rank: rankOf(member) }));
  placed.sort(
    (one, other) =>
      one.rank - other.rank ||
      compareNames(one.member.name, other.member.name) ||
      (one.member.userId < other.member.userId ? -1 : 1),
  );
  return placed.map(({ member }) => member.userId);
}

/** Members in a settled order: who is gone leaves, who is new comes last, and nobody else moves. */
export function inOrder<T extends Placed>(members: readonly T[], order: readonly string[]): readonly T[] {
  const left = new Map(members.map((member) => [member.userId, member]));
  const settled: T[] = [];
  for (const userId of order) {
    const member = left.get(userId);
    if (member === undefined) continue;
    settled.push(member);
    left.delete(userId);
  }
  return [...settled, ...left.values()];
}
