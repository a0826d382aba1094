import { inArray, and, count, eq } from "drizzle-orm";
import { groupMembers, users } from "../database/userSchema";
import { InvalidInput, DomainError, RateLimited, type Issue } from "../DomainError";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { isUniqueViolation } from "../database/databaseErrors";
import { BUSY_SECONDS } from "../files/ParserPool";
import type { Context } from "../Context";
import { isUuid } from "../globalIds";
import { closeCoachLinks } from "../groups/coachLinks";
import { lockGroups } from "../groups/groups";
import { isCoaching, openGroup } from "../groups/groupRights";
import type { Language } from "../../contract/languages/languages";
import { hashPassPhrases, type NewPassPhrase } from "../users/passwords";
import { selectMembers, type MemberCardFacts, type NewCards } from "./members";
import { planRows, type PlannedRow, nameKey, type ImportContext, usernameCandidates } from "./planMembers";
import type { WrittenRow } from "./memberList";
import { createHash, randomInt } from "node:crypto";
import { limits } from "../../contract/limits";
import { normalizeUsername } from "../users/accounts";

/** A batch of new members, as a client sends it. */
type NewMembers = {
  /** Global id. */
  readonly groupId: string;
  readonly batchId: string;
  readonly language: Language;
  readonly rows: readonly {
    readonly name: string;
    readonly username?: string | null | undefined;
    readonly isUsernameChosen?: boolean | null | undefined;
  }[];
};

/** Makes the accounts of a batch, all or none, and returns their cards. */
export async function addMembers(context: Context, input: NewMembers): Promise<NewCards | DomainError> {
  const opened = await openGroup(context, String(input.groupId), "COACH");
  if (opened instanceof DomainError) return opened;
  const batchId = input.batchId.toLowerCase();
  if (!isUuid(batchId)) return new InvalidInput([{ path: "batchId", code: "WRONG_CHARACTERS" }]);
  if (input.rows.length === 0) return new InvalidInput([{ path: "rows", code: "REQUIRED" }]);
  if (input.rows.length > limits.membersAtOnce) return new DomainError("TOO_MANY_ROWS");
  const { database, groupRoles, rateLimits, now } = context.services;
  const wait = await rateLimits.take("makePassPhrases", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const phrases = await hashPassPhrases(input.rows.length, input.language);
  if (phrases instanceof DomainError) return phrases;
  const batch = { groupId: opened.group.id, batchId, rows: input.rows, phrases, at: new Date(now()) };
  const cards = await unlessTaken(() => inTransaction(database, (transaction) => insertMembers(transaction, batch)));
  if (cards instanceof DomainError) return cards;
  groupRoles.changed(opened.group.id);
  return { group: opened.group, cards };
}

/** A username may be taken between the check and the insert. Then another one is generated. */
async function unlessTaken(
  insert: () => Promise<readonly MemberCardFacts[] | DomainError>,
): Promise<readonly MemberCardFacts[] | DomainError> {
  for (let tries = 3; ; tries -= 1) {
    try {
      return await insert();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === 0) return new DomainError("USERNAME_TAKEN");
    }
  }
}

type Batch = {
  readonly groupId: string;
  readonly batchId: string;
  readonly rows: NewMembers["rows"];
  /** One for each row. */
  readonly phrases: readonly NewPassPhrase[];
  readonly at: Date;
};

/**
 * Makes the accounts of a batch with their passwords, all or none. MEMBERS_ALREADY_MADE for a batch that was made
 * before, even if its accounts were deleted since; GROUP_FULL; or what is wrong with which row.
 */
async function insertMembers(
  transaction: Transaction,
  { groupId, batchId, rows, phrases, at }: Batch,
): Promise<readonly MemberCardFacts[] | DomainError> {
  // Locks the group, so that two requests at once cannot both take the last place.
  await lockGroups(transaction, [groupId]);
  const ids = rows.map((_, index) => accountIdOf(groupId, batchId, index));
  const [existing] = await transaction.select({ id: users.id }).from(users).where(inArray(users.id, ids)).limit(1);
  if (existing) return new DomainError("MEMBERS_ALREADY_MADE");

  const written = rows.map((row, line) => ({
    line,
    name: row.name,
    username: row.username ?? null,
    isChosen: row.isUsernameChosen ?? false,
  }));
  const importContext = await loadImportContext(transaction, groupId, written);
  const wanted = written.map(({ isChosen, username, ...row }) => ({
    ...row,
    username: isChosen || (username !== null && !importContext.taken.has(username)) ? username : null,
  }));
  const planned = planRows(wanted, importContext);
  const issues: readonly Issue[] = planned.flatMap(({ line, issues: found }) =>
    found.map(({ path, code }) => ({ path: `rows.${line}.${path || "name"}`, code })),
  );
  if (issues.some(({ code }) => code === "GROUP_FULL")) return new DomainError("GROUP_FULL");
  if (issues.length > 0) return new InvalidInput(issues);

  const members = planned.map(({ line, name, username }) => ({
    id: ids[line] ?? "",
    role: "MEMBER" as const,
    displayName: name,
    username,
    passwordHash: phrases[line]?.passwordHash ?? null,
    madeInGroupId: groupId,
    createdAt: at,
  }));
  await transaction.insert(users).values(members);
  await transaction
    .insert(groupMembers)
    .values(members.map(({ id }) => ({ groupId, userId: id, role: "MEMBER" as const, joinedAt: at })));
  const all = new Map((await selectMembers(transaction, groupId, ids)).map((member) => [member.userId, member]));
  return ids.flatMap((id, index) => {
    const member = all.get(id);
    const passPhrase = phrases[index]?.passPhrase;
    return member && passPhrase ? [{ member, passPhrase }] : [];
  });
}

export type MembersPreview = { readonly rows: readonly PlannedRow[] };

/** Reads a list of names and says what {@link addMembers} would make of each row. */
export async function previewMembers(
  context: Context,
  groupId: string,
  bytes: Buffer,
): Promise<MembersPreview | DomainError> {
  const opened = await openGroup(context, groupId, "COACH", "read");
  if (opened instanceof DomainError) return opened;
  if (opened.group.archivedAt !== null) return new DomainError("GROUP_ARCHIVED");
  if (bytes.length > limits.memberListBytes) return new DomainError("PAYLOAD_TOO_LARGE");
  const { database, parsers, rateLimits, switches } = context.services;
  if (!(await switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  const wait = await rateLimits.take("previewMembers", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const read = await parsers.run({ name: "readMemberList", bytes });
  if (read === "busy") return new RateLimited(BUSY_SECONDS);
  if (read === "tooHard") return new DomainError("FILE_TOO_HARD");
  const rows = read.value;
  if ("refused" in rows) return new DomainError(rows.refused);
  return { rows: planRows(rows, await loadImportContext(database, opened.group.id, rows)) };
}

/**
 * Takes people out of a group; LAST_OWNER if it would have no owner left. Its work stays set to them, for when they
 * come back. Lock the group before.
 */
export async function endPlaces(
  transaction: Transaction,
  groupId: string,
  userIds: readonly string[],
  at: Date,
): Promise<DomainError | null> {
  const ids = [...userIds];
  const leaving = await transaction
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, ids)))
    .returning();
  if (leaving.some(({ role }) => role === "OWNER")) {
    const [left] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "OWNER")));
    if ((left?.number ?? 0) === 0) {
      for (const place of leaving) await transaction.insert(groupMembers).values(place);
      return new DomainError("LAST_OWNER");
    }
  }
  const coaches = leaving.filter(({ role }) => isCoaching(role)).map(({ userId }) => userId);
  await closeCoachLinks(transaction, groupId, coaches, at);
  return null;
}

/**
 * The row id of the account of a row in a batch: always the same for the same row and batch, however often it is sent.
 * A version 8 UUID.
 */
function accountIdOf(groupId: string, batchId: string, index: number): string {
  const hex = createHash("sha256").update(`${groupId}:${batchId}:${index}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The group's members, and which of the usernames that the rows could get are taken. */
async function loadImportContext(
  database: Connection,
  groupId: string,
  rows: readonly WrittenRow[],
): Promise<ImportContext> {
  const possible = new Set(
    rows.flatMap(({ name, username }) =>
      username === null ? usernameCandidates(name) : [normalizeUsername(username) ?? ""],
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
