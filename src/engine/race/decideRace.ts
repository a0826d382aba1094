import { decideKeystrokes } from "./decideKeystrokes";
import { decideTick } from "./decideTick";
import type { RaceCommand, RaceRefusal } from "./RaceCommand";
import type { RaceDecision } from "./RaceDecision";
import type { RaceEvent } from "./RaceEvent";
import { raceLimits } from "./raceLimits";
import type { RacerIdentity, RaceState } from "./RaceState";
import { seatedRacer } from "./seatedRacer";

const nothing: RaceDecision = { events: [] };

type ConductCommand = { readonly by: string; readonly conducts?: boolean };

/**
 * What a command does to a race: pure, so that any process that holds the log decides alike. Repeating a command
 * changes nothing.
 * @param now ms of the server's clock.
 */
export function decideRace(state: RaceState, command: RaceCommand, now: number): RaceDecision {
  switch (command.kind) {
    case "join":
      return join(state, command.by, now);
    case "setReady":
      return setReady(state, command.by, command.ready, now);
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

function isOver({ phase }: RaceState): boolean {
  return phase === "FINISHED" || phase === "CANCELLED";
}

function join(state: RaceState, racer: RacerIdentity, now: number): RaceDecision {
  if (seatedRacer(state, racer.id)) return nothing;
  if (state.lostSeats.some(({ racerId, reason }) => racerId === racer.id && reason === "KICKED"))
    return { refused: "KICKED" };
  if (isOver(state)) return { refused: "RACE_OVER" };
  if (!isWelcome(state, racer)) return { refused: "NOT_IN_GROUP" };
  if (state.phase !== "LOBBY") return { refused: "RACE_STARTED" };
  const seats = state.settings.visibility === "OPEN" ? raceLimits.openSeats : raceLimits.privateSeats;
  if (state.racers.length >= seats) return { refused: "RACE_FULL" };
  return { events: [{ at: now, kind: "joined", racer }] };
}

/**
 * A group's race is for those in it, and for others where the group lets them. Whom the group has sent away is no guest
 * of it.
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
  // Nobody in an open race knows its host: it starts when all are ready.
  const starts = allReady && state.settings.visibility === "OPEN";
  return { events: starts ? [readied, countdown(now)] : [readied] };
}

function countdown(now: number): RaceEvent {
  return { at: now, kind: "countdownStarted", startsAt: now + raceLimits.countdownMs };
}

/** Why somebody may not do what is the host's, or the coaches' in a race of a group. */
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
