import { createHash } from "node:crypto";
import type { RaceSettings, RacerIdentity } from "../../engine/race/RaceState";
import { adjectives, animals } from "../users/nicknames";

/**
 * What the big screen calls somebody instead of their name: always the same in one group, so that they know themselves,
 * and another in each group. Nobody gets one that
 * is taken: the next is free.
 */
export function wallNameOf(groupId: string, userId: string, taken: ReadonlySet<string>): string {
  const start = createHash("sha256").update(`${groupId}:${userId}`).digest().readUInt32BE(0);
  const count = adjectives.length * animals.length;
  const names = Array.from({ length: taken.size + 1 }, (_, step) => nameAt((start + step * animals.length) % count));
  return names.find((name) => !taken.has(name)) ?? nameAt(start % count);
}

function nameAt(index: number): string {
  return `${adjectives[Math.floor(index / animals.length)] ?? "Quick"} ${animals[index % animals.length] ?? "Otter"}`;
}

/**
 * The same people with the names that the big screen shows, where the group wants nicknames there: none like one of
 * those who are in the race.
 */
export function nameForWall(
  { group, nicknames }: Pick<RaceSettings, "group" | "nicknames">,
  racers: readonly RacerIdentity[],
  present: readonly { readonly wallName: string }[] = [],
): readonly RacerIdentity[] {
  if (group === null || !nicknames) return racers;
  const taken = new Set(present.map(({ wallName }) => wallName));
  return racers.map((racer) => {
    const wallName = wallNameOf(group.id, racer.id, taken);
    taken.add(wallName);
    return { ...racer, wallName };
  });
}
