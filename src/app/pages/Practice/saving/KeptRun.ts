import type { KeyboardLayout } from "../../../../../__generated__/saveRunMutation.graphql";

/** A finished run as it is kept in this browser until the server has it. */
export type KeptRun = {
  /** A random UUID: however often the run is sent, it is saved once. */
  readonly runId: string;
  readonly mode: "TIME" | "WORDS" | "TEXT" | "LESSON";
  readonly modeAmount: number | null;
  readonly language: "EN" | "NL";
  readonly seed: number | null;
  readonly textId: string | null;
  /** Of a course, with the seed of its text; the keyboard it is about. */
  readonly exerciseId?: string;
  readonly layout?: KeyboardLayout;
  readonly log: string;
  /** When it began, in ms since 1970 by this computer's clock. */
  readonly startedAtMs: number;
};
