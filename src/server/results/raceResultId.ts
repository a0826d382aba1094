import { createHash } from "node:crypto";

/**
 * The row id of a racer's result, known before it is kept: the same race and user always give the same, so that it is
 * kept once.
 * A UUID of version 8 (RFC 9562: made by its own rule), from the SHA-256 of both.
 * @param raceId names the race for ever (raceKey), not its code alone.
 */
export function raceResultId(raceId: string, userId: string): string {
  const hex = createHash("sha256").update(`${raceId}\n${userId}`).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
