/** The address of an assignment. Ids hold characters that addresses do not. */
export function assignmentAddress(id: string): string {
  return `/assignments/${encodeURIComponent(id)}`;
}
