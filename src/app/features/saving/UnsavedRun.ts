import type { WireLanguage } from "../../../contract/languages/languages";
import type { WordList } from "../../../contract/wordLists";
import type { KeyRule } from "../../../engine/practice/PracticeMode";
import type { RaceCode } from "../../../contract/scalars";
import type { LayoutName } from "../../typing/keyboard/layouts";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { getOwnMember, subscribeToToken } from "../../relay/sessionToken";
import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";

/** Local storage: runs that the server does not have yet. */
export const UNSAVED_RUNS_KEY = "typeloop-unsaved-runs";

/** Local storage: what adaptive practice has learned, per keyboard layout. */
export const LEARNING_KEY = "typeloop-learning";

/** A finished run, stored in this browser until the server has it. */
export type UnsavedRun = {
  /** A random UUID: however often the run is sent, it is saved once. */
  readonly runId: string;
  readonly mode: "TIME" | "WORDS" | "TEXT" | "ADAPTIVE" | "CUSTOM" | "LESSON";
  readonly modeAmount: number | null;
  readonly language: WireLanguage;
  readonly seed: number | null;
  readonly textId: string | null;
  /** The keyboard layout for which the text was adapted. */
  readonly layout?: LayoutName | null;
  /** Additions to the words. */
  readonly punctuation?: boolean;
  readonly numbers?: boolean;
  /** What the words were drawn from. */
  readonly wordList?: WordList;
  /** The option that changed what a key did. */
  readonly keyRule?: KeyRule;
  /** The text, if nothing else identifies it: ADAPTIVE, CUSTOM. */
  readonly prompt?: string | null;
  /** For LESSON. */
  readonly exerciseId?: string | null;
  readonly courseVersion?: number | null;
  readonly focusKeys?: readonly string[] | null;
  /** For a TEXT that is read in portions: the start and end of the portion, in UTF-16 units. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** For a CUSTOM run that was typed in a race, by its rules. */
  readonly raceCode?: RaceCode | null;
  readonly log: string;
  /** Id of the member who typed it. Missing for guests, whose runs go to the next account that signs in. */
  readonly account?: string;
  /** When it began, in ms since 1970 by this computer's clock. */
  readonly startedAtMs: number;
};

/** A run that had to be stored before the code that encodes its log was loaded. */
export type RunWithKeystrokes = Omit<UnsavedRun, "log"> & { readonly keystrokes: readonly Keystroke[] };

/** A run as one of the current member, or of the one whose session expired; a guest's has no account. */
export function withAccount<Run extends UnsavedRun | RunWithKeystrokes>(run: Run): Run {
  const account = getOwnMember();
  return account === null ? run : { ...run, account };
}

/** Stores a run with its keystrokes, when the code that saves it could not be loaded. The next visit saves it. */
export function storeRunWithKeystrokes(run: RunWithKeystrokes): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSAVED_RUNS_KEY) ?? "[]");
    const runs = [...(Array.isArray(stored) ? stored : []), withAccount(run)];
    localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify(runs));
  } catch {
    // Storage is full or forbidden.
  }
}

/**
 * Saves the runs that an earlier visit could not save: when the page starts, and when the connection is back. Its code
 * is only loaded if there are any.
 */
export function useUnsavedRuns(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const save = (): void => {
      if (getConnectionState() === "online" && readText() !== null)
        import("./saveRun").then(({ saveUnsavedRuns }) => saveUnsavedRuns(environment)).catch(() => undefined);
    };
    save();
    return subscribeToConnectionState(save);
  }, [environment]);
}

// After signing out, runs of guests and what practice has learned must not go to the next user's account. Runs of a
// member stay stored for that member.
if (typeof window !== "undefined") {
  subscribeToToken((change) => {
    if (change !== "lost") return;
    retainOnly(isOfMember);
    forget(LEARNING_KEY);
  });
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** Null also if the browser forbids storage. */
function readText(): string | null {
  try {
    return localStorage.getItem(UNSAVED_RUNS_KEY);
  } catch {
    return null;
  }
}

function retainOnly(isToStay: (run: unknown) => boolean): void {
  const text = readText();
  if (text === null) return;
  try {
    const runs: unknown = JSON.parse(text);
    const left = Array.isArray(runs) ? runs.filter(isToStay) : [];
    localStorage.removeItem(UNSAVED_RUNS_KEY);
    if (left.length > 0) localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify(left));
  } catch {
    localStorage.removeItem(UNSAVED_RUNS_KEY);
  }
}

function isOfMember(run: unknown): boolean {
  return typeof run === "object" && run !== null && "account" in run;
}
