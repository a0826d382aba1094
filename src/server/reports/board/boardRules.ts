import type { ResultRow } from "../../database/schema";

/** So many stand on a board; who looks is told their own place beside. */
export const BOARD_LENGTH = 10;

/**
 * What makes runs comparable: at least 30 seconds (the shortest run that a lesson uses; 15-second sprints stay out),
 * with at most one wrong press of ten, of
 * words that were not chosen by the typist. So no custom text (which may be one letter), no drills of the course, and
 * nothing that adaptive practice made for
 * one person. Only the best run of each person counts.
 */
export const boardRules = {
  modes: ["TIME", "WORDS", "RACE"] as const satisfies readonly ResultRow["mode"][],
  durationMs: 30_000,
  accuracy: 90,
};
