import DataLoader from "dataloader";
import { and, exists, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Context, Viewer } from "../Context";
import type { Connection, Transaction } from "../database/Database";
import { users, type UserRow } from "../database/userSchema";
import { sharedGroups } from "../groups/groupRights";
import { nicknameFor } from "./nicknames";

/** The users table, or an alias of it. */
type Consented = Readonly<Record<"madeInGroupId" | "publicConsent", PgColumn>>;

/**
 * The accounts whose name, profile and results stay inside their groups, as an SQL condition: those made by a
 * coach, unless a guardian has agreed that they may be public. As {@link staysInGroups}.
 */
export function isGroupOnly({ madeInGroupId, publicConsent }: Consented = users): SQL {
  return sql`(${publicConsent} is not true and (${madeInGroupId} is not null or ${publicConsent} is not null))`;
}

/** The same for an account that was read. */
export function staysInGroups({
  madeInGroupId,
  publicConsent,
}: Pick<UserRow, "madeInGroupId" | "publicConsent">): boolean {
  return publicConsent !== true && (madeInGroupId !== null || publicConsent !== null);
}

/** The name by which people outside their groups know an account that stays in them: always the same one. */
export function publicNickname(userId: string): string {
  return nicknameFor(`public:${userId}`);
}

const owned = new WeakMap<Context, string>();

/** From here on a request reads this account as its owner: it has just signed in to it. */
export function asOwner(context: Context, user: UserRow): UserRow {
  owned.set(context, user.id);
  return user;
}

const loaders = new WeakMap<Context, DataLoader<string, boolean>>();

/**
 * What a viewer reads of an account: `known` if they may read its name. Of accounts that stay in their groups, only its
 * owner, people who share a group with it, and admins may.
 */
export function readAs<Value>(
  context: Context,
  user: UserRow,
  known: Value,
  otherwise: NoInfer<Value>,
): Value | Promise<Value> {
  const { viewer, services } = context;
  if (!staysInGroups(user) || viewer?.userId === user.id || viewer?.role === "ADMIN") return known;
  if (owned.get(context) === user.id) return known;
  if (viewer === null) return otherwise;
  const loader =
    loaders.get(context) ?? new DataLoader<string, boolean>((ids) => selectSharing(services.database, viewer, ids));
  loaders.set(context, loader);
  return loader.load(user.id).then((isKnown) => (isKnown ? known : otherwise));
}

/** Whether the viewer shares a group with each of these users, in the order of the ids. */
async function selectSharing(database: Connection, viewer: Viewer, ids: readonly string[]): Promise<boolean[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), exists(sharedGroups(viewer, users.id))));
  const sharing = new Set(rows.map(({ id }) => id));
  return ids.map((id) => sharing.has(id));
}

/** Before groups are deleted: the accounts that their coaches made stay without a guardian's agreement. */
export async function keepGroupOnly(transaction: Transaction, groupIds: readonly string[]): Promise<void> {
  await transaction
    .update(users)
    .set({ publicConsent: false })
    .where(and(inArray(users.madeInGroupId, [...groupIds]), isNull(users.publicConsent)));
}
