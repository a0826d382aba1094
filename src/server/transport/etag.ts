/**
 * Whether a client has what it asks for already.
 * @param condition its `If-None-Match` header: tags with commas between them, or `*`. A proxy may have weakened a tag.
 * @param tag the ETag of what it would get, quotes included.
 */
export function namesTag(condition: string | undefined, tag: string): boolean {
  const tags = (condition ?? "").split(",").map((part) => part.trim().replace(/^W\//u, ""));
  return tags.includes(tag) || tags.includes("*");
}
