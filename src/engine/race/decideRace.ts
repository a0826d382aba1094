import { decideTick } from "./decideTick";
import {
  countdown,
  hasFinished,
  isOver,
  type RaceEvent,
  type RacerIdentity,
  type RaceState,
  seatedRacer,
  type Racer,
  raceLimits,
} from "./RaceState";
import { type Keystroke, MAX_ENCODED_LOG_LENGTH, MAX_LOG_ENTRIES } from "../log/Keystroke";
import { decodeLog } from "../log/logCodec";

const nothing: RaceDecision = { events: [] };

type ConductCommand = { readonly by: string; readonly conducts?: boolean };

/**
 * Decides a command on a race. Pure, so that any process with the log decides alike. Repeating a command changes
 * nothing.
 * @param now ms of the server's clock.
 */
export function decideRace(state: RaceState, command: RaceCommand, now: number): RaceDecision {
  switch (command.kind) {
    case "join":
      return join(state, command.by, now);
    case "setReady":
      return setReady(state, command.by, command.ready, now);
    case "setTeam":
      return setTeam(state, command, now);
    case "start":
      return start(state, command, now);
    case "kick":
      return kick(state, command, now);
    case "cancel":
      return cancel(state, command, now);
    case "leave":
      return leave(state, command.by, now);
    case "type":
      return decideKeystrokes(state, command, now);
    case "connect":
    case "disconnect":
      return attend(state, command.by, command.kind === "disconnect", now);
    case "rematch":
      return rematch(state, command, now);
    case "remove":
      return remove(state, command.racerIds, now);
    case "tick":
      return { events: decideTick(state, now) };
  }
}

function join(state: RaceState, racer: RacerIdentity, now: number): RaceDecision {
  if (seatedRacer(state, racer.id)) return nothing;
  if (state.lostSeats.some(({ racerId, reason }) => racerId === racer.id && reason === "KICKED"))
    return { refused: "KICKED" };
  if (isOver(state)) return { refused: "RACE_OVER" };
  if (!isWelcome(state, racer)) return { refused: "NOT_IN_GROUP" };
  if (state.settings.heat?.elsewhere.includes(racer.id) === true) return { refused: "OTHER_HEAT" };
  if (state.phase !== "LOBBY") return { refused: "RACE_STARTED" };
  const seats = state.settings.visibility === "OPEN" ? raceLimits.openSeats : raceLimits.privateSeats;
  if (state.racers.length >= seats) return { refused: "RACE_FULL" };
  return { events: [{ at: now, kind: "joined", racer }] };
}

/**
 * Whether a racer may join. A group's race is for its members, and for others if the group lets them. People who were
 * removed from the group may not join as guests.
 */
function isWelcome({ settings, lostSeats }: RaceState, racer: RacerIdentity): boolean {
  if (settings.group === null || racer.isMember === true) return true;
  return settings.guests && !lostSeats.some(({ racerId, reason }) => racerId === racer.id && reason === "REMOVED");
}

function setReady(state: RaceState, by: string, ready: boolean, now: number): RaceDecision {
  const racer = seatedRacer(state, by);
  if (!racer) return { refused: "NOT_A_RACER" };
  if (racer.phase === (ready ? "READY" : "SEATED")) return nothing;
  if (isOver(state)) return { refused: "RACE_OVER" };
  if (state.phase !== "LOBBY") return { refused: "RACE_STARTED" };
  const readied = { at: now, kind: "readied", racerId: by, ready } as const;
  const others = state.racers.filter((other) => other.id !== by);
  const allReady =
    ready && others.length + 1 >= raceLimits.openMinimum && others.every((other) => other.phase === "READY");
  // An open race has no host to start it, and a quick one needs none: it starts when all are ready.
  const starts = allReady && (state.settings.visibility === "OPEN" || state.settings.isQuick);
  return { events: starts ? [readied, countdown(now)] : [readied] };
}

/** Why a user may not do what is for the host, or for coaches in a group's race. */
function hostRefusal(state: RaceState, { by, conducts = false }: ConductCommand): RaceRefusal | null {
  if (state.settings.group !== null) return conducts ? (isOver(state) ? "RACE_OVER" : null) : "NOT_A_COACH";
  if (!seatedRacer(state, by)) return "NOT_A_RACER";
  if (isOver(state)) return "RACE_OVER";
  return state.hostId === by ? null : "NOT_THE_HOST";
}

function start(state: RaceState, command: ConductCommand, now: number): RaceDecision {
  const refused = hostRefusal(state, command);
  if (refused) return { refused };
  if (state.phase !== "LOBBY") return nothing;
  if (state.racers.length === 0) return { refused: "RACE_EMPTY" };
  const minimum = state.settings.visibility === "OPEN" ? raceLimits.openMinimum : 1;
  if (state.racers.length < minimum) return { refused: "TOO_FEW_RACERS" };
  return { events: [countdown(now)] };
}

function kick(state: RaceState, command: Extract<RaceCommand, { kind: "kick" }>, now: number): RaceDecision {
  const { by, racerId } = command;
  const refused = hostRefusal(state, command);
  if (refused) return { refused };
  if (by === racerId) return leave(state, by, now);
  if (!seatedRacer(state, racerId)) return nothing;
  return { events: [{ at: now, kind: "left", racerId, reason: "KICKED" }] };
}

/** Without effect on people without a seat, and for a team that does not exist. */
function setTeam(state: RaceState, command: Extract<RaceCommand, { kind: "setTeam" }>, now: number): RaceDecision {
  const { racerId, team } = command;
  const refused = hostRefusal(state, command);
  if (refused) return { refused };
  if (state.phase !== "LOBBY") return { refused: "RACE_STARTED" };
  const { mode, teams, teamPicks } = state.settings;
  const exists = mode === "TEAMS" && (team === null || (Number.isInteger(team) && team >= 1 && team <= teams));
  if (!exists || !seatedRacer(state, racerId) || (teamPicks[racerId] ?? null) === team) return nothing;
  return { events: [{ at: now, kind: "teamed", racerId, team }] };
}

function cancel(state: RaceState, command: ConductCommand, now: number): RaceDecision {
  if (state.phase === "CANCELLED") return nothing;
  const refused = hostRefusal(state, command);
  if (refused) return { refused };
  if (state.phase === "RUNNING") return { refused: "RACE_STARTED" };
  return { events: [{ at: now, kind: "cancelled" }] };
}

function leave(state: RaceState, by: string, now: number): RaceDecision {
  if (!seatedRacer(state, by) || isOver(state)) return nothing;
  const left: RaceEvent = { at: now, kind: "left", racerId: by, reason: "LEFT" };
  return { events: [left] };
}

function remove(state: RaceState, racerIds: readonly string[], now: number): RaceDecision {
  if (isOver(state)) return nothing;
  const gone = racerIds.filter((racerId) => seatedRacer(state, racerId)?.isMember === true);
  return { events: gone.map((racerId) => ({ at: now, kind: "left", racerId, reason: "REMOVED" })) };
}

function attend(state: RaceState, by: string, isAway: boolean, now: number): RaceDecision {
  const racer = seatedRacer(state, by);
  if (!racer || (racer.awaySince !== null) === isAway) return nothing;
  return { events: [{ at: now, kind: isAway ? "wentAway" : "cameBack", racerId: by }] };
}

function rematch(
  state: RaceState,
  { by, code, conducts = false }: Extract<RaceCommand, { kind: "rematch" }>,
  now: number,
): RaceDecision {
  if (state.settings.group === null && !seatedRacer(state, by)) return { refused: "NOT_A_RACER" };
  if (state.settings.group !== null && !conducts) return { refused: "NOT_A_COACH" };
  if (state.phase === "CANCELLED") return { refused: "RACE_OVER" };
  if (state.phase !== "FINISHED") return { refused: "RACE_NOT_OVER" };
  if (state.rematchCode !== null) return nothing;
  return { events: [{ at: now, kind: "rematched", code }] };
}

/**
 * A command on a race. `by` is always the signed-in user and never taken from the request. `conducts` means that they
 * coach the race's group, as checked by the server; missing if not.
 */
export type RaceCommand =
  | { readonly kind: "join"; readonly by: RacerIdentity }
  | { readonly kind: "setReady"; readonly by: string; readonly ready: boolean }
  | { readonly kind: "start"; readonly by: string; readonly conducts?: boolean }
  | { readonly kind: "kick"; readonly by: string; readonly racerId: string; readonly conducts?: boolean }
  /** Null: the team is drawn. */
  | {
      readonly kind: "setTeam";
      readonly by: string;
      readonly racerId: string;
      readonly team: number | null;
      readonly conducts?: boolean;
    }
  | { readonly kind: "cancel"; readonly by: string; readonly conducts?: boolean }
  | { readonly kind: "leave"; readonly by: string }
  | { readonly kind: "type"; readonly by: string; readonly batch: number; readonly keystrokes: string }
  | { readonly kind: "connect"; readonly by: string }
  | { readonly kind: "disconnect"; readonly by: string }
  | { readonly kind: "rematch"; readonly by: string; readonly code: string; readonly conducts?: boolean }
  /** These racers are no longer members of the race's group. */
  | { readonly kind: "remove"; readonly racerIds: readonly string[] }
  /** Time has passed: starts, frees seats and ends what is due. */
  | { readonly kind: "tick" };

/** Why a race refuses a command. Names are error codes of the contract. */
type RaceRefusal =
  | "RACE_FULL"
  | "RACE_STARTED"
  | "RACE_OVER"
  | "RACE_NOT_RUNNING"
  | "RACE_NOT_OVER"
  | "NOT_A_RACER"
  | "NOT_THE_HOST"
  | "NOT_A_COACH"
  | "NOT_IN_GROUP"
  | "OTHER_HEAT"
  | "KICKED"
  | "RACE_EMPTY"
  | "TOO_FEW_RACERS"
  | "MALFORMED_LOG"
  | "IMPOSSIBLE_TIMING";

type RaceGap = { readonly refused: "SEQUENCE_GAP"; readonly expected: number };

/** The events of a command (none if it changes nothing), or why it is refused. */
export type RaceDecision = { readonly events: readonly RaceEvent[] } | { readonly refused: RaceRefusal } | RaceGap;

type TypeCommand = Extract<RaceCommand, { kind: "type" }>;

/**
 * Decides whether a batch of keystrokes is the racer's next one and is possible. A batch that was already accepted
 * changes nothing; one after a gap is refused with the expected number. Runs for every batch of every racer, so it must
 * be fast.
 */
function decideKeystrokes(state: RaceState, command: TypeCommand, now: number): RaceDecision {
  const racer = seatedRacer(state, command.by);
  if (!racer) return { refused: "NOT_A_RACER" };
  // Already accepted, or keys after the last character.
  if (command.batch <= racer.batch || hasFinished(racer)) return { events: [] };
  if (isOver(state)) return { refused: "RACE_OVER" };
  if (state.startsAt === null || now < state.startsAt) return { refused: "RACE_NOT_RUNNING" };
  if (command.batch !== racer.batch + 1) return { refused: "SEQUENCE_GAP", expected: racer.batch + 1 };
  const log = decodeLog(command.keystrokes);
  if (!log.ok || !fits(racer, command.keystrokes, log.keystrokes)) return { refused: "MALFORMED_LOG" };
  if (!isPossible(racer, log.keystrokes, now - state.startsAt)) return { refused: "IMPOSSIBLE_TIMING" };
  const typed = {
    at: now,
    kind: "typed",
    racerId: command.by,
    batch: command.batch,
    keystrokes: command.keystrokes,
  } as const;
  // The server's timer may be a moment late; then the first keys start the race.
  return { events: state.phase === "RUNNING" ? [typed] : [{ at: now, kind: "started" }, typed] };
}

/** Whether the racer's whole log stays within the limits of a log. */
function fits({ entries, encodedLength }: Racer, encoded: string, keystrokes: readonly Keystroke[]): boolean {
  if (keystrokes.length > raceLimits.batchKeystrokes) return false;
  return entries + keystrokes.length <= MAX_LOG_ENTRIES && encodedLength + encoded.length <= MAX_ENCODED_LOG_LENGTH;
}

/**
 * Times must continue from the previous batch and must not be ahead of the server's clock. Within a batch they cannot
 * go back.
 */
function isPossible({ lastTime }: Racer, keystrokes: readonly Keystroke[], elapsedMs: number): boolean {
  const first = keystrokes[0];
  const last = keystrokes.at(-1);
  if (first === undefined || last === undefined) return true;
  return first.time >= lastTime && last.time <= elapsedMs + raceLimits.clockLeadMs;
}
