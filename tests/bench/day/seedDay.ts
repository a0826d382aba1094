import { randomBytes } from "node:crypto";
import { encodeGlobalID } from "@pothos/plugin-relay";
import type { PoolConfig } from "pg";
import { defaultGroupSettings } from "../../../src/contract/groupRules";
import { openDatabase, type Database } from "../../../src/server/database/Database";
import { texts } from "../../../src/server/database/schema";
import { groupMembers, groups, sessions, users } from "../../../src/server/database/userSchema";
import { hashToken } from "../../../src/server/sessions/Sessions";
import { hashPassword } from "../../../src/server/users/passwords";
import { proseOf } from "../support/proseOf";
import { seededRandom } from "../support/seededRandom";
import { dayKinds, dayMix, type DayKind } from "./dayMix";
import type { DayWorld, PlannedPerson } from "./DayPerson";

/** The password of everybody with an account. */
export const dayPassword = "everybody of the day";

/** Rows of one statement. */
const ROWS = 1_000;
const DAY_MS = 86_400_000;

/** Numbers go on from step to step: a log that was seen before is flagged. */
let lastPerson = 0;
let lastTogether = 0;

/**
 * Puts people into the database who come to a lesson: accounts in classes, the session of the day before, and for
 * guests nothing.
 * @param arrivalMs within which they come, in ms.
 */
export async function seedDay(
  config: PoolConfig,
  counts: Readonly<Record<DayKind, number>>,
  arrivalMs: number,
): Promise<readonly PlannedPerson[]> {
  const { database, close } = openDatabase(config);
  const passwordHash = await hashPassword(dayPassword);
  if (typeof passwordHash !== "string") throw new Error("Passwords cannot be hashed now.");
  const random = seededRandom(lastPerson + 1);
  const planned: PlannedPerson[] = [];
  for (const kind of dayKinds) {
    const size = kind === "racing" ? dayMix.racersOfRace : kind === "watched" ? dayMix.classSeats : 1;
    for (let made = 0; made < counts[kind]; made += size) {
      lastTogether += 1;
      const arrivesMs = random() * arrivalMs;
      for (let seat = 0; seat < Math.min(size, counts[kind] - made); seat += 1) {
        lastPerson += 1;
        const isGuest = kind === "practicing" && random() < dayMix.guests;
        const isSignedIn = random() >= dayMix.signingIn;
        planned.push({
          kind,
          seed: lastPerson,
          userId: null,
          token: isGuest || !isSignedIn ? null : randomBytes(32).toString("base64url"),
          username: isGuest ? null : `day-${lastPerson}`,
          address: addressOf(lastPerson),
          together: lastTogether,
          groupId: null,
          isCoach: kind === "watched" && seat === 0,
          arrivesMs: kind === "racing" ? Math.min(arrivalMs, arrivesMs + random() * 2_000) : random() * arrivalMs,
        });
      }
    }
  }
  const seeded = await insert(database, planned, passwordHash);
  await close();
  return seeded;
}

/** Texts that are raced for, shortest first. */
export async function seedTexts(config: PoolConfig): Promise<DayWorld["texts"]> {
  const { database, close } = openDatabase(config);
  const bodies = [1 / 3, 2 / 3, 1].map((share) => proseOf(Math.round(dayMix.raceCharacters * share)));
  const made = await database
    .insert(texts)
    .values(
      bodies.map(
        (body) =>
          ({
            title: "For measuring",
            language: "en",
            body,
            difficulty: "EASY",
            characters: body.length,
            visibility: "PUBLIC",
            status: "PUBLISHED",
          }) as const,
      ),
    )
    .returning({ id: texts.id, body: texts.body });
  await close();
  return made
    .map(({ id, body }) => ({ id: encodeGlobalID("Text", id), body }))
    .toSorted((a, b) => a.body.length - b.body.length);
}

/** Everybody of a school comes from one network address. */
function addressOf(person: number): string {
  const school = Math.floor(person / dayMix.schoolSize);
  return `10.${Math.floor(school / 256) % 256}.${school % 256}.1`;
}

async function insert(
  database: Database,
  planned: readonly PlannedPerson[],
  passwordHash: string,
): Promise<readonly PlannedPerson[]> {
  const withAccount = planned.filter(({ username }) => username !== null);
  const ids = new Map<number, string>();
  for (const part of inParts(withAccount)) {
    const rows = part.map(({ username, seed }) => ({
      username,
      displayName: `Person ${seed}`,
      role: "MEMBER" as const,
      passwordHash,
    }));
    const made = await database.insert(users).values(rows).returning({ id: users.id });
    made.forEach(({ id }, at) => ids.set(part[at]?.seed ?? 0, id));
  }
  const expiresAt = new Date(Date.now() + DAY_MS);
  for (const part of inParts(withAccount.filter(({ token }) => token !== null))) {
    const rows = part.map(({ seed, token }) => ({
      userId: ids.get(seed) ?? "",
      tokenHash: hashToken(token ?? ""),
      deviceLabel: "bench",
      shared: false,
      expiresAt,
    }));
    await database.insert(sessions).values(rows);
  }
  const classes = await insertClasses(database, withAccount, ids);
  return planned.map((person) => {
    const id = ids.get(person.seed);
    if (id === undefined) return person;
    return {
      ...person,
      userId: encodeGlobalID("User", id),
      groupId: encodeGlobalID("Group", classes.get(person.seed) ?? ""),
    };
  });
}

/** A class for those who are watched together; all others are in classes of the same size. Row ids by person. */
async function insertClasses(
  database: Database,
  people: readonly PlannedPerson[],
  ids: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, string>> {
  const seats = new Map<string, PlannedPerson[]>();
  let others = 0;
  for (const person of people) {
    const name =
      person.kind === "watched"
        ? `Watched ${person.together}`
        : `Class ${Math.floor((others += 1) / dayMix.classSeats)} of ${people[0]?.seed}`;
    const members = seats.get(name) ?? [];
    seats.set(name, members);
    members.push(person);
  }
  const classOf = new Map<number, string>();
  for (const part of inParts([...seats])) {
    const rows = part.map(([name]) => ({
      name,
      joinCode: randomBytes(6).toString("base64url"),
      settings: defaultGroupSettings,
    }));
    const made = await database.insert(groups).values(rows).returning({ id: groups.id });
    made.forEach(({ id }, at) => part[at]?.[1].forEach(({ seed }) => classOf.set(seed, id)));
  }
  for (const part of inParts(people)) {
    const rows = part.map(({ seed, isCoach }) => ({
      groupId: classOf.get(seed) ?? "",
      userId: ids.get(seed) ?? "",
      role: isCoach ? ("OWNER" as const) : ("MEMBER" as const),
    }));
    await database.insert(groupMembers).values(rows);
  }
  return classOf;
}

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / ROWS) }, (_, at) => items.slice(at * ROWS, (at + 1) * ROWS));
}
