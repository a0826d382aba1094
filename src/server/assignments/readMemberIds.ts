import { and, eq, inArray } from "drizzle-orm";
import { Buffer } from "node:buffer";
import { limits } from "../../contract/limits";
import type { Connection } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import type { Issue } from "../graphql/errors";
import { isUuid } from "../graphql/rowId";

/**
 * The row ids of the accounts of these members of a group (global ids of GroupMember), or what is wrong with them:
 * none, or one who has no work in this group.
 */
export async function readMemberIds(
  database: Connection,
  groupId: string,
  globalIds: readonly string[],
): Promise<readonly string[] | Issue> {
  if (globalIds.length === 0) return { path: "memberIds", code: "REQUIRED" };
  if (globalIds.length > limits.groupMembers) return { path: "memberIds", code: "TOO_LONG" };
  const userIds = [...new Set(globalIds.map((globalId) => userIn(groupId, globalId)))];
  const possible = userIds.filter((id) => id !== null);
  const found = await database
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(
      and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, "MEMBER"), inArray(groupMembers.userId, possible)),
    );
  return found.length === userIds.length ? possible : { path: "memberIds", code: "NOT_FOUND" };
}

function userIn(groupId: string, globalId: string): string | null {
  const text = Buffer.from(globalId, "base64").toString();
  const start = `GroupMember:${groupId}:`;
  const id = text.slice(start.length);
  return text.startsWith(start) && isUuid(id) ? id : null;
}
