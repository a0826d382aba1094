import { randomInt } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { limits } from "../../contract/limits";
import type { Connection } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
import { normaliseUsername } from "../users/normaliseUsername";
import { nameKey, type Surroundings } from "./planRows";
import { usernameCandidates } from "./usernameCandidates";
import type { WrittenRow } from "./WrittenRow";

/** What the rows of a list meet: who is in the group, and which of the user names that they could get others have. */
export async function surroundingsOf(
  database: Connection,
  groupId: string,
  rows: readonly WrittenRow[],
): Promise<Surroundings> {
  const possible = new Set(
    rows.flatMap(({ name, username }) =>
      username === null ? usernameCandidates(name) : [normaliseUsername(username) ?? ""],
    ),
  );
  const taken = await database
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...possible]));
  const there = await database
    .select({ name: users.displayName })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.groupId, groupId));
  return {
    taken: new Set(taken.flatMap(({ username }) => username ?? [])),
    names: new Set(there.map(({ name }) => nameKey(name))),
    places: limits.groupMembers - there.length,
    random: () => randomInt(1_000, 1_000_000),
  };
}
