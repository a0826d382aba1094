import type { StopOnErrorTyping } from "../typing/Typing";
import type { Language } from "../practice/PracticeMode";
import type { Arrival } from "./arrival";

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
   * Who chose the text, or had it drawn, and has seen it before the countdown. Null without such a person: a rematch
   * draws its own.
   */
  readonly chosenBy: string | null;
  /**
   * The group that the race belongs to: its coaches conduct it, with or without a seat, and it has no host. Null for a
   * race of one user.
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
  /** Whether they are a member of the race's group. */
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
  /** Since when the lobby has no racers; null while it has. */
  readonly emptySince: number | null;
  /** Who lost a seat and has none again. Those whom a host has sent away cannot come back. */
  readonly lostSeats: readonly LostSeat[];
  /** Code of the race that follows this one with the same seats, once somebody asked for it. */
  readonly rematchCode: string | null;
};

/**
 * What decides the places of those who finished: time; wrong keys, then time; improvement on one's own median of seven
 * days; or, for teams, the average speed of their members (everybody's own place is by time then).
 */
const raceModes = ["SPEED", "ACCURACY", "HANDICAP", "TEAMS"] as const;

export type RaceMode = (typeof raceModes)[number];

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

/** Defaults of the settings that a race's log leaves out. Logs older than groups say none of these. */
export const plainRace: Pick<RaceSettings, "chosenBy" | "group" | "mode" | "teams" | "guests" | "nicknames"> = {
  chosenBy: null,
  group: null,
  mode: "SPEED",
  teams: 2,
  guests: true,
  nicknames: false,
};

/** Whether somebody still has their seat: a racer who has not left, whatever their connection does. */
export function isSeated(racer: Racer): boolean {
  return racer.leftFor === null;
}

/** The racer of that id who still has a seat. */
export function seatedRacer(state: RaceState, id: string): Racer | undefined {
  return state.racers.find((racer) => racer.id === id && isSeated(racer));
}

/**
 * The batches of a racer as they came, encoded, the last one first; null before the first. The list grows without being
 * copied: an array would be written anew four times a second for each racer, and a busy server would spend its time on
 * the garbage.
 */
type RacerBatches = { readonly keystrokes: string; readonly before: RacerBatches } | null;

/** The batches in the order in which they came. */
export function listBatches(batches: RacerBatches): readonly string[] {
  const listed: string[] = [];
  for (let rest = batches; rest !== null; rest = rest.before) listed.push(rest.keystrokes);
  return listed.toReversed();
}
