import { median } from "../../progress/median";
import { raceLimits } from "../raceLimits";

type Member = { readonly baseline: number | null };

/**
 * Teams of as equal a strength as possible, the same for the same racers in the same order. In rounds, the strongest
 * first: each round gives every
 * team one racer, its strongest to the team that is weakest so far. So the teams' sizes differ by one at most, and
 * after whole rounds their sums by no more
 * than the strongest racer and the weakest do. Whoever has no baseline counts as the median of the others.
 * @returns the team of each, from 1, in their order.
 */
export function balanceTeams(members: readonly Member[], wanted: number): readonly number[] {
  const count = Math.min(members.length, Math.max(raceLimits.fewestTeams, Math.min(raceLimits.mostTeams, wanted)));
  const known = members.flatMap(({ baseline }) => baseline ?? []);
  const usual = known.length === 0 ? 0 : median(known);
  const order = members
    .map(({ baseline }, lane) => ({ lane, strength: baseline ?? usual }))
    .sort((a, b) => b.strength - a.strength || a.lane - b.lane);
  const sums = Array.from({ length: count }, () => 0);
  const teams = members.map(() => 1);
  for (let first = 0; first < order.length; first += count) {
    const weakestFirst = sums.map((sum, team) => ({ sum, team })).sort((a, b) => a.sum - b.sum || a.team - b.team);
    for (const [turn, { lane, strength }] of order.slice(first, first + count).entries()) {
      const team = weakestFirst[turn]?.team ?? 0;
      teams[lane] = team + 1;
      sums[team] = (sums[team] ?? 0) + strength;
    }
  }
  return teams;
}
