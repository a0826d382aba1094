/**
 * The address of a group, or of one of its pages: `members`, `work`, `results`, `grades`, `live`, `wall`, `settings`.
 * Ids are encoded, because they contain characters that are not allowed in addresses.
 */
export function groupAddress(groupId: string, page?: string): string {
  const group = `/groups/${encodeURIComponent(groupId)}`;
  return page === undefined ? group : `${group}/${page}`;
}

/**
 * The address of a member's page.
 * @param memberId global id of the group member.
 */
export function memberAddress(groupId: string, memberId: string): string {
  return groupAddress(groupId, `members/${encodeURIComponent(memberId)}`);
}
