import { randomBytes } from "node:crypto";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { defaultGroupSettings } from "../../../src/contract/groupRules";
import { openDatabase } from "../../../src/server/database/Database";
import { groupMembers, groups, sessions, users } from "../../../src/server/database/userSchema";
import { hashToken } from "../../../src/server/sessions/Sessions";

export type SeededPerson = { readonly userId: string; readonly token: string };

/** A group of a school, with the tokens of those in it. Ids are global. */
export type SeededGroup = {
  readonly groupId: string;
  readonly coach: SeededPerson;
  readonly members: readonly SeededPerson[];
};

const DAY_MS = 86_400_000;

/** Puts a school into the database: its people are signed in already. */
export async function seedGroups(url: string, count: number, size: number): Promise<readonly SeededGroup[]> {
  const { database, close } = openDatabase({ connectionString: url });
  const made: SeededGroup[] = [];
  for (let at = 0; at < count; at += 1) {
    const joinCode = randomBytes(6).toString("base64url");
    const [group] = await database
      .insert(groups)
      .values({ name: `Class ${at + 1}`, joinCode, settings: defaultGroupSettings })
      .returning({ id: groups.id });
    const names = Array.from(
      { length: size + 1 },
      (_, member) => ({ displayName: `Member ${member} of class ${at + 1}`, role: "MEMBER" }) as const,
    );
    const people = await database.insert(users).values(names).returning({ id: users.id });
    const tokens = people.map(() => randomBytes(32).toString("base64url"));
    const expiresAt = new Date(Date.now() + DAY_MS);
    await database.insert(sessions).values(
      people.map(({ id }, place) => ({
        userId: id,
        tokenHash: hashToken(tokens[place] ?? ""),
        deviceLabel: "bench",
        shared: false,
        expiresAt,
      })),
    );
    const groupId = group?.id ?? "";
    await database
      .insert(groupMembers)
      .values(
        people.map(({ id }, place) => ({ groupId, userId: id, role: place === 0 ? "OWNER" : "MEMBER" }) as const),
      );
    const [coach, ...members] = people.map(({ id }, place): SeededPerson => ({
      userId: encodeGlobalID("User", id),
      token: tokens[place] ?? "",
    }));
    if (coach) made.push({ groupId: encodeGlobalID("Group", groupId), coach, members });
  }
  await close();
  return made;
}
