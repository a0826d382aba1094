import type { StopOnErrorTyping } from "../typing/StopOnErrorTyping";
import type { Language } from "../practice/PracticeMode";
import type { Arrival } from "./arrival";
import type { RacerBatches } from "./RacerBatches";
import type { RaceMode } from "./RaceMode";

export type RacePhase = "LOBBY" | "COUNTDOWN" | "RUNNING" | "FINISHED" | "CANCELLED";
export type RacerPhase = "SEATED" | "READY" | "TYPING" | "FINISHED" | "LEFT";
export type RaceVisibility = "PRIVATE" | "OPEN";
export type LeaveReason = "LEFT" | "KICKED" | "TIMED_OUT" | "REMOVED";
/**
 * A seat that was taken from its racer: by the host, because no connection of theirs was open for too long, or because
 * they are no longer in the race's group.
 */
export type LostSeat = { readonly racerId: string; readonly reason: Exclude<LeaveReason, "LEFT"> };

/** What is fixed when a race is made. */
export type RaceSettings = {
  readonly code: string;
  readonly visibility: RaceVisibility;
  readonly language: Language;
  readonly textId: string;
  /** Normalised. */
  readonly text: string;
  /**
   * Who chose the text, or let it be drawn, and so knows it before the countdown. Null when nobody did: a rematch draws
   * its own.
   */
  readonly chosenBy: string | null;
  /**
   * The group whose race it is: then its coaches conduct it, with a seat or without, and it has no host. Null for a
   * race of whoever made it.
   */
  readonly group: RaceGroup | null;
  readonly mode: RaceMode;
  /** How many teams, 2 to 6; of no meaning in other modes. */
  readonly teams: number;
  /** Whether people who are not in the group may take a seat. */
  readonly guests: boolean;
  /** Whether the big screen shows nicknames instead of names. */
  readonly nicknames: boolean;
};

/** A group as its race names it. */
export type RaceGroup = { readonly id: string; readonly name: string };

/** Who races, as everybody sees them. `avatar` is the address of a picture, or null. */
export type RacerIdentity = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  /** What the big screen calls them; left out: their name. */
  readonly wallName?: string;
  /**
   * The median of their speeds of the seven days before, in hundredths of a word a minute; null or left out when they
   * have none.
   */
  readonly baseline?: number | null;
  /** Whether they are in the group whose race it is. */
  readonly isMember?: boolean;
};

export type Racer = Required<RacerIdentity> & {
  /** Their team, from 1. Null outside a race of teams, and for who left before it ran. */
  readonly team: number | null;
  readonly phase: RacerPhase;
  /** Set while no connection of theirs is open: when it was lost, in ms of the server's clock. */
  readonly awaySince: number | null;
  /**
   * Why they gave up or lost their seat, null while they have it. Who had finished by then stays FINISHED, with place
   * and result.
   */
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
  /** How their batches arrived. */
  readonly arrival: Arrival;
  /**
   * When the last character was typed, in ms since the start, as far as its arrival allows (creditFinish); null before.
   */
  readonly finishedAfter: number | null;
};

/** A race at one moment. Times ending in `At` are ms of the server's clock since 1970. */
export type RaceState = {
  readonly settings: RaceSettings;
  readonly phase: RacePhase;
  /** Always a racer who has a seat, while there is one. Null in a group's race: its coaches conduct it. */
  readonly hostId: string | null;
  readonly createdAt: number;
  readonly startsAt: number | null;
  readonly endedAt: number | null;
  /** In the order of joining, which is the order of lanes. Who left before the countdown is gone from it. */
  readonly racers: readonly Racer[];
  /** Since when nobody has a seat in the lobby; null while somebody has. */
  readonly emptySince: number | null;
  /** Who lost a seat and has none again. Those whom a host has sent away cannot come back. */
  readonly lostSeats: readonly LostSeat[];
  /** Code of the race that follows this one with the same seats, once somebody asked for it. */
  readonly rematchCode: string | null;
};
