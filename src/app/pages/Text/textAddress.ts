/** The address of a text. Ids hold characters that addresses do not. */
export function textAddress(id: string): string {
  return `/texts/${encodeURIComponent(id)}`;
}
