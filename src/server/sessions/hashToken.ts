import { hash } from "node:crypto";

/**
 * What the database and the caches know of a token: its SHA-256, hex. The token holds 256 random bits, so no salt is
 * needed.
 */
export function hashToken(token: string): string {
  return hash("sha256", token);
}
