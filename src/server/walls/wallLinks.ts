import { randomInt } from "node:crypto";
import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { CODE_ALPHABET, WALL_CODE_LENGTH } from "../../contract/codes";
import { limits } from "../../contract/limits";
import { type Connection, inTransaction } from "../database/Database";
import { groups } from "../database/userSchema";
import { wallLinks, type WallLinkRow } from "../database/wallSchema";
import type { Context, Services } from "../Context";
import { DomainError } from "../DomainError";
import { lockGroups, openGroup, type SeenGroup } from "../groups/groups";
import { fromGlobalId, toGlobalId } from "../graphql/globalIds";
import { hashToken } from "../sessions/Sessions";
import type { WallRef } from "./walls";

/** When a link was last used is written at most so often, in ms. */
const USED_MS = 60_000;

/** The links of a group, the oldest first. */
export function selectWallLinks(database: Connection, groupId: string): Promise<WallLinkRow[]> {
  return database
    .select()
    .from(wallLinks)
    .where(eq(wallLinks.groupId, groupId))
    .orderBy(asc(wallLinks.createdAt), asc(wallLinks.id));
}

/** A link that was just made. Its code is not stored, so it cannot be shown again. */
export type CreatedWallLink = { readonly group: SeenGroup; readonly wallCode: string };

/** Makes a link to the big screen of a group. For its coaches; TOO_MANY_WALL_LINKS when there are five. */
export async function createWallLink(context: Context, groupId: string): Promise<CreatedWallLink | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { group } = open;
  const { database, now } = context.services;
  const wallCode = makeWallCode();
  return inTransaction(database, async (transaction) => {
    await lockGroups(transaction, [group.id]);
    const links = await selectWallLinks(transaction, group.id);
    if (links.length >= limits.wallLinks) return new DomainError("TOO_MANY_WALL_LINKS");
    await transaction
      .insert(wallLinks)
      .values({ groupId: group.id, codeHash: hashToken(wallCode), createdAt: new Date(now()) });
    return { group, wallCode };
  });
}

/** Removes a link, and ends what is shown with it. For coaches; a link that is already gone is no failure. */
export async function removeWallLink(
  context: Context,
  { groupId, linkId }: { readonly groupId: string; readonly linkId: string },
): Promise<{ readonly group: SeenGroup } | DomainError> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof DomainError) return open;
  const { group } = open;
  const { database, groupRoles } = context.services;
  const id = fromGlobalId("WallLink", linkId);
  if (id !== null) await database.delete(wallLinks).where(and(eq(wallLinks.id, id), eq(wallLinks.groupId, group.id)));
  groupRoles.changed(group.id);
  return { group };
}

/** The big screen that a code shows; null for a wrong or removed code, and while the group is archived. */
export async function findWallByCode({ database }: Pick<Services, "database">, code: string): Promise<WallRef | null> {
  const codeHash = hashToken(code);
  const [link] = await database
    .select({ groupId: wallLinks.groupId })
    .from(wallLinks)
    .innerJoin(groups, eq(groups.id, wallLinks.groupId))
    .where(and(eq(wallLinks.codeHash, codeHash), isNull(groups.archivedAt)));
  // Not the group's id, with which wall names could be linked to people.
  return link ? { id: toGlobalId("GroupWall", hashToken(codeHash)), groupId: link.groupId } : null;
}

/** Notes that a link is being used now. */
export async function noteWallUse({ database, now }: Pick<Services, "database" | "now">, code: string): Promise<void> {
  const before = new Date(now() - USED_MS);
  await database
    .update(wallLinks)
    .set({ lastUsedAt: new Date(now()) })
    .where(
      and(eq(wallLinks.codeHash, hashToken(code)), or(isNull(wallLinks.lastUsedAt), lt(wallLinks.lastUsedAt, before))),
    );
}

function makeWallCode(): string {
  return Array.from({ length: WALL_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}
