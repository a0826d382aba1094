/**
 * Random bytes in hexadecimal. `crypto.randomUUID` is missing without HTTPS, as on a school's server without a domain
 * name.
 */
export function randomHex(bytes: number): string {
  const values = Array.from(crypto.getRandomValues(new Uint8Array(bytes)));
  return values.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random UUID (version 4). */
export function randomUuid(): string {
  return randomHex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})/u, "$1-$2-4$3-a$4-");
}

const pageId = randomUuid();

/** The id of this page load, for live updates and presence: each window of a user has its own. */
export function getPageId(): string {
  return pageId;
}

/** A random seed for a run of words: 0 to 2147483647. */
export function drawSeed(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word >>> 1;
}
