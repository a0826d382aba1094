import type { StopOnErrorTyping } from "../typing/Typing";
import type { Arrival } from "./arrival";
import type { RatingBand } from "./ratingBand";

export type RacePhase = "LOBBY" | "COUNTDOWN" | "RUNNING" | "FINISHED" | "CANCELLED";
export type RacerPhase = "SEATED" | "READY" | "TYPING" | "FINISHED" | "LEFT";
export type RaceVisibility = "PRIVATE" | "OPEN";
export type LeaveReason = "LEFT" | "KICKED" | "TIMED_OUT" | "REMOVED";
/** A racer who lost their seat: removed by the host, offline for too long, or no longer in the race's group. */
export type LostSeat = { readonly racerId: string; readonly reason: Exclude<LeaveReason, "LEFT"> };

/** The fixed settings of a race. */
export type RaceSettings = {
  readonly code: string;
  readonly visibility: RaceVisibility;
  /** The code of the text's language. */
  readonly language: string;
  /** Row id of the text; null for words of a lesson, which are made for the race. */
  readonly textId: string | null;
  /** The lesson of the course whose words are typed; null for a text. */
  readonly lessonId: string | null;
  /** Normalized. */
  readonly text: string;
  /**
   * The user who chose the text or requested a random one, and has seen it before the countdown. Null if there is none:
   * a rematch draws its own.
   */
  readonly chosenBy: string | null;
  /**
   * The group of the race, which has no host: its coaches run it, with or without a seat. Null for a user's own race.
   */
  readonly group: RaceGroup | null;
  readonly mode: RaceMode;
  /** Number of teams, 2 to 6; ignored in other modes. */
  readonly teams: number;
  /** The teams that were chosen by hand, by racer id, from 1. All others are drawn. Fixed from the countdown on. */
  readonly teamPicks: Readonly<Record<string, number>>;
  /** Whether people outside the group may join. */
  readonly guests: boolean;
  /** Whether the big screen shows nicknames instead of names. */
  readonly nicknames: boolean;
  /** The heat, or the final, that the race is; null for any other race. */
  readonly heat: RaceHeat | null;
  /** Made for somebody who wants to race at once: it starts by itself if they stay alone. */
  readonly isQuick: boolean;
};

/** A heat of a group's heats, or their final. */
export type RaceHeat = {
  /** Row id of the heats. */
  readonly heatsId: string;
  /** From 1; 0 for the final. */
  readonly number: number;
  /** Number of heats. */
  readonly count: number;
  /** How many of each heat are in the final. */
  readonly best: number;
  /** Those who are in another heat, and who may not join this one; in the final, everyone who did not reach it. */
  readonly elsewhere: readonly string[];
};

/** A group, as stored in its race. */
export type RaceGroup = { readonly id: string; readonly name: string };

/** What the group that made an account knows of a racer. Without a group, only they themselves know it. */
export type RacerHome = { readonly groupId: string | null; readonly name: string; readonly avatar: string | null };

/** A racer as everyone sees them. `avatar` is the address of a picture, or null. */
export type RacerIdentity = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  /** Their name on the big screen. Default: their name. */
  readonly wallName?: string;
  /** Their name for people outside the race's group: a nickname. Null or missing in a race without a group. */
  readonly outsideName?: string | null;
  /** Who they are to the group that made their account, if `name` is a nickname; otherwise null or missing. */
  readonly home?: RacerHome | null;
  /**
   * Their median speed of the last seven days, in hundredths of a word per minute; null or missing if they have none.
   */
  readonly baseline?: number | null;
  /**
   * The band of their rating when they joined, for everybody who knows the racers; null or missing if it is not shown.
   */
  readonly band?: RatingBand | null;
  /** Whether they are a member of the race's group. */
  readonly isMember?: boolean;
};

export type Racer = Required<RacerIdentity> & {
  /** Their team, from 1. Null outside team races, and for racers who left before it ran. */
  readonly team: number | null;
  readonly phase: RacerPhase;
  /** When their last connection was lost, in ms of the server's clock; null while they have one. */
  readonly awaySince: number | null;
  /**
   * Why they gave up or lost their seat; null while they have it. Racers who had finished by then stay FINISHED, with
   * place and result.
   */
  readonly leftFor: LeaveReason | null;
  readonly typing: StopOnErrorTyping;
  readonly presses: number;
  readonly rightPresses: number;
  /** Number of the last accepted batch; the next must have one more. */
  readonly batch: number;
  /** Together they are the racer's whole log. */
  readonly batches: RacerBatches;
  /** Number of keystrokes in the batches, and of characters in their encodings, because a log has limits. */
  readonly entries: number;
  readonly encodedLength: number;
  /** Time of the last keystroke, in ms since the start. */
  readonly lastTime: number;
  /** How their batches arrived. */
  readonly arrival: Arrival;
  /**
   * When the last character was typed, in ms since the start, as far as its arrival confirms it (creditFinish); null
   * before.
   */
  readonly finishedAfter: number | null;
};

/** A race at one moment. Times ending in `At` are ms of the server's clock since 1970. */
export type RaceState = {
  readonly settings: RaceSettings;
  readonly phase: RacePhase;
  /** Always a racer with a seat, if there is one. Null in a group's race, which its coaches run. */
  readonly hostId: string | null;
  readonly createdAt: number;
  readonly startsAt: number | null;
  readonly endedAt: number | null;
  /** In the order of joining, which is the order of lanes. Racers who left before the countdown are not included. */
  readonly racers: readonly Racer[];
  /** Since when the lobby has no racers; null while it has some. */
  readonly emptySince: number | null;
  /** Since when the lobby has one racer; null otherwise. */
  readonly aloneSince: number | null;
  /** Racers who lost their seat and have not joined again. Those removed by the host cannot come back. */
  readonly lostSeats: readonly LostSeat[];
  /** Code of the rematch with the same seats, once there is one. */
  readonly rematchCode: string | null;
};

/**
 * What decides the places of those who finished: time; wrong keys, then time; improvement on their own median of seven
 * days (0% for those without one); or, for teams, the average speed of their members (while each racer's own place is
 * by time).
 */
const raceModes = ["SPEED", "ACCURACY", "HANDICAP", "TEAMS"] as const;

export type RaceMode = (typeof raceModes)[number];

/** Settings as stored in a log: missing fields are those of a plain race. */
export type WrittenRaceSettings = Omit<RaceSettings, keyof typeof plainRace> & Partial<RaceSettings>;

/** An event of a race. `at` is ms of the server's clock. The log of these events, in order, is the race. */
export type RaceEvent = { readonly at: number } & (
  | {
      readonly kind: "created";
      readonly settings: WrittenRaceSettings;
      readonly host: RacerIdentity | null;
      readonly seats: readonly RacerIdentity[];
    }
  | { readonly kind: "joined"; readonly racer: RacerIdentity }
  | { readonly kind: "readied"; readonly racerId: string; readonly ready: boolean }
  /** A team chosen by hand; null to draw it again. */
  | { readonly kind: "teamed"; readonly racerId: string; readonly team: number | null }
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
      /** How long, since the racer's previous batch, the server could not accept any. Missing if it always could. */
      readonly outageMs?: number;
    }
  | { readonly kind: "finished" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "rematched"; readonly code: string }
);

/** Defaults of settings that a race's log leaves out. Logs older than groups have none of these. */
export const plainRace: Pick<
  RaceSettings,
  "lessonId" | "chosenBy" | "group" | "mode" | "teams" | "teamPicks" | "guests" | "nicknames" | "heat" | "isQuick"
> = {
  lessonId: null,
  chosenBy: null,
  group: null,
  mode: "SPEED",
  teams: 2,
  teamPicks: {},
  guests: true,
  nicknames: false,
  heat: null,
  isQuick: false,
};

/** Whether a race has ended or was called off. Nothing can change it then, except that its racers start another one. */
export function isOver({ phase }: Pick<RaceState, "phase">): boolean {
  return phase === "FINISHED" || phase === "CANCELLED";
}

/** Whether a racer has typed the whole text. */
export function hasFinished({ phase }: Pick<Racer, "phase">): boolean {
  return phase === "FINISHED";
}

/** Whether a racer still has their seat: they have not left, even if they are disconnected. */
export function isSeated(racer: Racer): boolean {
  return racer.leftFor === null;
}

/** The racer with an id, if they still have a seat. */
export function seatedRacer(state: RaceState, id: string): Racer | undefined {
  return state.racers.find((racer) => racer.id === id && isSeated(racer));
}

/**
 * The encoded batches of a racer, last one first; null before the first. A linked list grows without being copied:
 * copying an array four times a second for each racer would keep a busy server's garbage collector busy.
 */
type RacerBatches = { readonly keystrokes: string; readonly before: RacerBatches } | null;

/** The batches in order. */
export function listBatches(batches: RacerBatches): readonly string[] {
  const listed: string[] = [];
  for (let rest = batches; rest !== null; rest = rest.before) listed.push(rest.keystrokes);
  return listed.toReversed();
}

/** Limits of a race. Times in ms. */
export const raceLimits = {
  /** Seats of an open race: 2 to 10. */
  openSeats: 10,
  privateSeats: 40,
  /** Minimum number of racers for an open race to start. */
  openMinimum: 2,
  /** Number of teams in a team race. */
  fewestTeams: 2,
  mostTeams: 6,
  /** How long the empty lobby of a group's race stays open: a coach may create it before the class arrives. */
  emptyLobbyMs: 3_600_000,
  /** From the host's start to the first key: at least 5 s, plus the latency to the browser. */
  countdownMs: 5_500,
  /** How long somebody who is ready waits alone in a quick race before it starts. */
  aloneMs: 10_000,
  /** How long a seat is kept after its racer lost the connection. */
  seatMs: 60_000,
  /** How far a racer's clock may be ahead of the server's before keystrokes are refused as impossible. */
  clockLeadMs: 250,
  /** Maximum keystrokes per batch: 60 s offline at over 15 keys a second fit in one. */
  batchKeystrokes: 1_000,
  /**
   * A race ends after the time needed at 10 words per minute (1.2 s per character), and at the earliest after 3
   * minutes.
   */
  slowestMsPerCharacter: 1_200,
  shortestLimitMs: 180_000,
  /** How long a finished race is kept in memory after its last event. */
  retentionMs: 1_800_000,
} as const;

/** The event that starts the countdown. */
export function countdown(now: number): RaceEvent {
  return { at: now, kind: "countdownStarted", startsAt: now + raceLimits.countdownMs };
}
