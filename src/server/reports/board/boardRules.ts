import type { ResultRow } from "../../database/schema";

/** So many stand on a board; who looks is told their own place beside. */
export const BOARD_LENGTH = 10;

/**
 * What makes runs comparable: at least a minute, with at most one wrong press of ten, of words that nobody chooses for themselves. So not a text of one's
 * own (which may be one letter), not the drills of the course, nor what adaptive practice made for one person.
 */
export const boardRules = {
  modes: ["TIME", "WORDS", "RACE"] as const satisfies readonly ResultRow["mode"][],
  durationMs: 60_000,
  accuracy: 90,
};
