import type { StopOnErrorTyping } from "../typing/StopOnErrorTyping";
import type { Language } from "../practice/PracticeMode";
import type { RacerBatches } from "./RacerBatches";

export type RacePhase = "LOBBY" | "COUNTDOWN" | "RUNNING" | "FINISHED" | "CANCELLED";
export type RacerPhase = "SEATED" | "READY" | "TYPING" | "FINISHED" | "LEFT";
export type RaceVisibility = "PRIVATE" | "OPEN";
export type LeaveReason = "LEFT" | "KICKED" | "TIMED_OUT";
/** A seat that was taken from its racer: by the host, or because no connection of theirs was open for too long. */
export type LostSeat = { readonly racerId: string; readonly reason: Exclude<LeaveReason, "LEFT"> };

/** What is fixed when a race is made. */
export type RaceSettings = {
  readonly code: string;
  readonly visibility: RaceVisibility;
  readonly language: Language;
  readonly textId: string;
  /** Normalised. */
  readonly text: string;
};

/** Who races, as everybody sees them. `avatar` is the address of a picture, or null. */
export type RacerIdentity = { readonly id: string; readonly name: string; readonly avatar: string | null };

export type Racer = RacerIdentity & {
  readonly phase: RacerPhase;
  /** Set while no connection of theirs is open: when it was lost, in ms of the server's clock. */
  readonly awaySince: number | null;
  /** Why they gave up or lost their seat, null while they have it. Who had finished by then stays FINISHED, with place and result. */
  readonly leftFor: LeaveReason | null;
  readonly typing: StopOnErrorTyping;
  readonly presses: number;
  readonly rightPresses: number;
  /** The number of the last batch taken; the next must be one more. */
  readonly batch: number;
  /** Together they are the racer's whole log. */
  readonly batches: RacerBatches;
  /** Keystrokes in the batches, and characters of their encodings: a log has limits. */
  readonly entries: number;
  readonly encodedLength: number;
  /** Time of the last keystroke, in ms since the start. */
  readonly lastTime: number;
  /** When the last character was typed, in ms since the start; null before. */
  readonly finishedAfter: number | null;
};

/** A race at one moment. Times ending in `At` are ms of the server's clock since 1970. */
export type RaceState = {
  readonly settings: RaceSettings;
  readonly phase: RacePhase;
  /** Always a racer who has a seat, while there is one. */
  readonly hostId: string;
  readonly createdAt: number;
  readonly startsAt: number | null;
  readonly endedAt: number | null;
  /** In the order of joining, which is the order of lanes. Who left before the countdown is gone from it. */
  readonly racers: readonly Racer[];
  /** Who lost a seat and has none again. Those whom a host has sent away cannot come back. */
  readonly lostSeats: readonly LostSeat[];
  /** Code of the race that follows this one with the same seats, once somebody asked for it. */
  readonly rematchCode: string | null;
};
