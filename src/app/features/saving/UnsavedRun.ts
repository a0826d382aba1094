import type { RaceCode } from "../../../contract/scalars";
import type { LayoutName } from "../../pages/Practice/challenge";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { KEPT_RUNS_KEY } from "./storageKeys";

/** A finished run as it is kept in this browser until the server has it. */
export type KeptRun = {
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
  /** Id of the member who typed it; left out for a guest, or nobody: theirs belong to whoever comes next. */
  readonly account?: string;
  /** When it began, in ms since 1970 by this computer's clock. */
  readonly startedAtMs: number;
};

/** A run that had to be kept before what encodes its log could be loaded. */
export type StrandedRun = Omit<KeptRun, "log"> & { readonly keystrokes: readonly Keystroke[] };

/** Puts a run with those that wait to be saved, when nothing more than this is at hand. The next visit sends it. */
export function strandRun(run: StrandedRun): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_RUNS_KEY) ?? "[]");
    localStorage.setItem(KEPT_RUNS_KEY, JSON.stringify([...(Array.isArray(kept) ? kept : []), run]));
  } catch {
    // Full or forbidden: there is no place left to keep it.
  }
}
