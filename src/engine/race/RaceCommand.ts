import type { RacerIdentity } from "./RaceState";

/**
 * What somebody asks of a race. `by` is always the signed-in user, never what a request says. `conducts` says that they
 * are a coach of the
 * group whose race it is: who that is, the server decides; left out, they are not.
 */
export type RaceCommand =
  | { readonly kind: "join"; readonly by: RacerIdentity }
  | { readonly kind: "setReady"; readonly by: string; readonly ready: boolean }
  | { readonly kind: "start"; readonly by: string; readonly conducts?: boolean }
  | { readonly kind: "kick"; readonly by: string; readonly racerId: string; readonly conducts?: boolean }
  | { readonly kind: "cancel"; readonly by: string; readonly conducts?: boolean }
  | { readonly kind: "leave"; readonly by: string }
  | { readonly kind: "type"; readonly by: string; readonly batch: number; readonly keystrokes: string }
  | { readonly kind: "connect"; readonly by: string }
  | { readonly kind: "disconnect"; readonly by: string }
  | { readonly kind: "rematch"; readonly by: string; readonly code: string; readonly conducts?: boolean }
  /** These racers are no longer in the group whose race it is. */
  | { readonly kind: "remove"; readonly racerIds: readonly string[] }
  /** Time passed: starts, frees seats and ends what is due. */
  | { readonly kind: "tick" };

/** Why a race refuses. Names are error codes of the contract. */
export type RaceRefusal =
  | "RACE_FULL"
  | "RACE_STARTED"
  | "RACE_OVER"
  | "RACE_NOT_RUNNING"
  | "RACE_NOT_OVER"
  | "NOT_A_RACER"
  | "NOT_THE_HOST"
  | "NOT_A_COACH"
  | "NOT_IN_GROUP"
  | "KICKED"
  | "RACE_EMPTY"
  | "TOO_FEW_RACERS"
  | "MALFORMED_LOG"
  | "IMPOSSIBLE_TIMING";

export type RaceGap = { readonly refused: "SEQUENCE_GAP"; readonly expected: number };
