import { createHash } from "node:crypto";
import { isUuid } from "../graphql/rowId";

/**
 * The row id of the account of a row of a batch: the same row of the same batch is the same account, however often it
 * is sent. A version 8 UUID.
 */
export function accountIdOf(groupId: string, batchId: string, index: number): string {
  const hex = createHash("sha256").update(`${groupId}:${batchId}:${index}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The row ids in the global id of a GroupMember; null when it is none. */
export function readMemberId(globalId: string): { readonly groupId: string; readonly userId: string } | null {
  const [typename, groupId = "", userId = "", ...more] = Buffer.from(globalId, "base64").toString().split(":");
  return typename === "GroupMember" && more.length === 0 && isUuid(groupId) && isUuid(userId)
    ? { groupId, userId }
    : null;
}
