import type { RaceCode } from "../../../contract/scalars";
import type { LayoutName } from "../../typing/layoutName";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { UNSAVED_RUNS_KEY } from "./storageKeys";

/** A finished run, stored in this browser until the server has it. */
export type UnsavedRun = {
  /** A random UUID: however often the run is sent, it is saved once. */
  readonly runId: string;
  readonly mode: "TIME" | "WORDS" | "TEXT" | "ADAPTIVE" | "CUSTOM" | "LESSON";
  readonly modeAmount: number | null;
  readonly language: "EN" | "NL";
  readonly seed: number | null;
  readonly textId: string | null;
  /** The keyboard that the text was fitted to. */
  readonly layout?: LayoutName | null;
  /** What words had besides. */
  readonly punctuation?: boolean;
  readonly numbers?: boolean;
  /** What was to be typed, where nothing else says it: ADAPTIVE, CUSTOM. */
  readonly prompt?: string | null;
  /** Of a LESSON. */
  readonly exerciseId?: string | null;
  /** Of a TEXT that is read in portions: where this one begins and ends, in UTF-16 units. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** Of a CUSTOM run that was typed in a race, by its rules. */
  readonly raceCode?: RaceCode | null;
  readonly log: string;
  /** Id of the member who typed it. Left out for guests: such a run goes to the next account that signs in. */
  readonly account?: string;
  /** When it began, in ms since 1970 by this computer's clock. */
  readonly startedAtMs: number;
};

/** A run that had to be stored before the code that encodes its log was loaded. */
export type RunWithKeystrokes = Omit<UnsavedRun, "log"> & { readonly keystrokes: readonly Keystroke[] };

/** Stores a run with its keystrokes, when the code that saves it could not be loaded. The next visit saves it. */
export function storeRunWithKeystrokes(run: RunWithKeystrokes): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(UNSAVED_RUNS_KEY) ?? "[]");
    localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify([...(Array.isArray(kept) ? kept : []), run]));
  } catch {
    // Storage is full or forbidden.
  }
}
