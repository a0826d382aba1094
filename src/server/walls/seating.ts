import { and, eq } from "drizzle-orm";
import { byDisplayName } from "../groups/memberships";
import { limits } from "../../contract/limits";
import { seatingRules } from "../../contract/groupRules";
import { fillSeats } from "../../engine/seating/seating";
import { type Connection, inTransaction } from "../database/Database";
import { groupMembers, users } from "../database/userSchema";
import { groupSeats, groupWalls } from "../database/groupSchema";
import type { Context } from "../Context";
import { DomainError, validate } from "../DomainError";
import { fromGlobalId, toGlobalId } from "../globalIds";
import { lockGroups, type SeenGroup } from "../groups/groups";
import { openGroup } from "../groups/groupRights";

/** A member on their seat. The id is global. */
export type TakenSeat = { readonly userId: string; readonly name: string; readonly seat: number };

/** Where the members of a group sit. */
export type Seating = {
  readonly columns: number;
  /** Whether a coach arranged it; otherwise they sit by name. */
  readonly isArranged: boolean;
  readonly seats: readonly TakenSeat[];
};

/** Where the members of a group sit. New members have the first free seats, by name. */
export async function readSeating(database: Connection, groupId: string): Promise<Seating> {
  const [wall] = await database
    .select({ columns: groupWalls.seatColumns })
    .from(groupWalls)
    .where(eq(groupWalls.groupId, groupId));
  const members = await database
    .select({ userId: users.id, name: users.displayName, seat: groupSeats.seat })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(groupSeats, and(eq(groupSeats.groupId, groupMembers.groupId), eq(groupSeats.userId, groupMembers.userId)))
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER")))
    .orderBy(...byDisplayName);
  const arranged = new Map(members.flatMap(({ userId, seat }) => (seat === null ? [] : [[userId, seat] as const])));
  const ids = members.map(({ userId }) => userId);
  const seats = fillSeats(ids, arranged);
  return {
    columns: wall?.columns ?? limits.seating.columns.standard,
    isArranged: arranged.size > 0,
    seats: members
      .map(({ userId, name }) => ({ userId: toGlobalId("User", userId), name, seat: seats.get(userId) ?? 0 }))
      .sort((a, b) => a.seat - b.seat),
  };
}

/** The seats of a group that a coach arranged, by the row ids of users; empty if none did. */
export async function selectSeats(database: Connection, groupId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ userId: groupSeats.userId, seat: groupSeats.seat })
    .from(groupSeats)
    .where(eq(groupSeats.groupId, groupId));
  return new Map(rows.map(({ userId, seat }) => [userId, seat]));
}

type SeatingInput = {
  readonly groupId: string;
  readonly columns: number;
  readonly seats: readonly { readonly userId: string; readonly seat: number }[];
};

/** Replaces the seats of a group; without any, its members sit by name. Those who are no members are left out. */
export async function saveSeating(
  context: Context,
  { groupId, ...input }: SeatingInput,
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const clean = await validate(seatingRules, input);
  if (clean instanceof DomainError) return clean;
  const { database, groupRoles } = context.services;
  const { group } = open;
  const columns = { seatColumns: clean.columns };
  await inTransaction(database, async (transaction) => {
    await lockGroups(transaction, [group.id]);
    const members = await transaction
      .select({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.role, "MEMBER")))
      .for("key share");
    const inGroup = new Set(members.map(({ userId }) => userId));
    const seats = new Map(
      clean.seats.flatMap(({ userId, seat }) => {
        const id = fromGlobalId("User", userId);
        return id !== null && inGroup.has(id) ? [[id, seat] as const] : [];
      }),
    );
    await transaction.delete(groupSeats).where(eq(groupSeats.groupId, group.id));
    const rows = [...seats].map(([userId, seat]) => ({ groupId: group.id, userId, seat }));
    if (rows.length > 0) await transaction.insert(groupSeats).values(rows);
    await transaction
      .insert(groupWalls)
      .values({ groupId: group.id, ...columns })
      .onConflictDoUpdate({ target: groupWalls.groupId, set: columns });
  });
  groupRoles.changed(group.id);
  return { group };
}
