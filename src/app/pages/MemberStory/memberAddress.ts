import { groupAddress } from "../Group/groupAddress";

/** The address of one member's story. @param memberId global id of their place in the group */
export function memberAddress(groupId: string, memberId: string): string {
  return groupAddress(groupId, `members/${encodeURIComponent(memberId)}`);
}
