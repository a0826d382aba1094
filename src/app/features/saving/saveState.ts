import type { ErrorCode } from "../../../contract/errorCodes";
import { createEmitter, createStore } from "../../platform/createStore";
import type { Baseline } from "../../typing/figures/RunHeadline";

/** `stored`: in this browser, until the server can be reached. */
export type SaveState =
  | { readonly kind: "saving" }
  | SaveAnswer
  | {
      readonly kind: "stored";
      readonly code: ErrorCode;
      /** Whether it outlasts this page. */
      readonly isLasting: boolean;
    };

export type SaveAnswer =
  | {
      readonly kind: "saved";
      readonly resultId: string;
      readonly figures: SavedFigures;
      readonly isFlagged: boolean;
      /** The badges that it earned. */
      readonly badgeIds: readonly string[];
      /** The streak, if the run reached the goal of its day. */
      readonly streak: number | null;
      /** The user's earlier runs of the same kind, if any. */
      readonly baseline: Baseline | null;
    }
  | { readonly kind: "refused"; readonly code: ErrorCode };

/** The server's figures of a run. */
export type SavedFigures = {
  readonly wpm: number;
  readonly raw: number;
  readonly strokesPerMinute: number;
  readonly accuracy: number;
  readonly consistency: number;
};

const states = createStore<ReadonlyMap<string, SaveState>>(new Map());
const runSaved = createEmitter();

/** The state of a run; undefined if this page has not tried to save it. */
export function getSaveState(runId: string): SaveState | undefined {
  return states.get().get(runId);
}

/** Sets the state of a run. */
export function setSaveState(runId: string, state: SaveState): void {
  states.set(new Map(states.get()).set(runId, state));
  if (state.kind === "saved") runSaved.emit();
}

/** Calls the listener after each change of a state. Returns the unsubscribe function. */
export const subscribeToSaving = states.subscribe;

/** Calls the listener after each run that was saved, because figures on screen lack it. Returns as above. */
export const subscribeToSavedRuns = runSaved.subscribe;
