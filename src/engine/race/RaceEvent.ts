import type { plainRace } from "./plainRace";
import type { LeaveReason, RaceSettings, RacerIdentity } from "./RaceState";

/** Settings as a log has them: what is left out is as in a plain race. */
export type WrittenRaceSettings = Omit<RaceSettings, keyof typeof plainRace> & Partial<RaceSettings>;

/** What happened in a race. `at` is ms of the server's clock. The log of these, in order, is the race. */
export type RaceEvent = { readonly at: number } & (
  | {
      readonly kind: "created";
      readonly settings: WrittenRaceSettings;
      readonly host: RacerIdentity | null;
      readonly seats: readonly RacerIdentity[];
    }
  | { readonly kind: "joined"; readonly racer: RacerIdentity }
  | { readonly kind: "readied"; readonly racerId: string; readonly ready: boolean }
  | { readonly kind: "wentAway"; readonly racerId: string }
  | { readonly kind: "cameBack"; readonly racerId: string }
  | { readonly kind: "left"; readonly racerId: string; readonly reason: LeaveReason }
  | { readonly kind: "countdownStarted"; readonly startsAt: number }
  | { readonly kind: "started" }
  | {
      readonly kind: "typed";
      readonly racerId: string;
      readonly batch: number;
      readonly keystrokes: string;
      /** For how long, since the racer's batch before, the server could take none; left out: it could all the time. */
      readonly outageMs?: number;
    }
  | { readonly kind: "finished" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "rematched"; readonly code: string }
);
