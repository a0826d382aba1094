/**
 * The address of a group, or of one of its pages: `members`, `work`, `results`, `live`, `settings`. Ids hold characters
 * that addresses do not.
 */
export function groupAddress(groupId: string, page?: string): string {
  const group = `/groups/${encodeURIComponent(groupId)}`;
  return page === undefined ? group : `${group}/${page}`;
}

/** The address of one member's story. @param memberId global id of their place in the group */
export function memberAddress(groupId: string, memberId: string): string {
  return groupAddress(groupId, `members/${encodeURIComponent(memberId)}`);
}
