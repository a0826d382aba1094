import { TIME_MODES, WORD_MODES } from "./PracticeMode";

/** A kind of run with boards of its own: those of the practice bar, and races. */
export type BoardMode = { readonly mode: "TIME" | "WORDS" | "RACE"; readonly amount: number | null };

export const boardModes: readonly BoardMode[] = [
  ...TIME_MODES.map((amount) => ({ mode: "TIME", amount }) as const),
  ...WORD_MODES.map((amount) => ({ mode: "WORDS", amount }) as const),
  { mode: "RACE", amount: null },
];

/** Runs with a lower accuracy, 0 to 100, are on no board. */
export const BOARD_ACCURACY = 90;

/**
 * A run's improvement is its speed minus the median of the comparable runs of the same person before it: of the last
 * `most`, if there are at least `least`.
 */
export const improvementRuns = { least: 5, most: 20 } as const;

/** Number of rows that a board shows, besides the viewer's own. */
export const BOARD_ROWS = 50;

/** Number of places of a group's board that its members see, besides their own. Its coaches see more. */
export const GROUP_BOARD_PLACES = 6;

/** Whether runs of this kind have boards. */
export function hasBoard(mode: string, amount: number | null): boolean {
  return boardModes.some((one) => one.mode === mode && one.amount === amount);
}

/**
 * An attempt at the text of the day counts if its first key is soon after it began, and its result arrives soon after
 * its last key: as late as the keystrokes of an exam. In ms.
 */
export const dailyLimits = { startWithinMs: 2 * 60_000, arriveWithinMs: 10 * 60_000 } as const;
