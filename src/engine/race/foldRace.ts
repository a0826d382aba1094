import { decodeLog } from "../log/decodeLog";
import { editsOf } from "../log/replay";
import { startStopOnErrorTyping, stepStopOnErrorTyping, type StopOnErrorTyping } from "../typing/StopOnErrorTyping";
import type { RaceEvent } from "./RaceEvent";
import type { Racer, RacerIdentity, RaceState } from "./RaceState";

type Created = Extract<RaceEvent, { kind: "created" }>;

/** The race that a first event makes. */
export function startRace(event: Created): RaceState {
  const start = startStopOnErrorTyping(event.settings.text);
  return {
    settings: event.settings,
    phase: "LOBBY",
    hostId: event.host.id,
    createdAt: event.at,
    startsAt: null,
    endedAt: null,
    // Seats kept from the race before wait like dropped connections do: their racers come, or the seats fall free.
    racers: [event.host, ...event.seats].map((identity) => ({ ...seat(identity, start), awaySince: event.at })),
    rematchCode: null,
  };
}

/**
 * The state after one more event: the only way a race changes. Events come from {@link decideRace}, which has checked them;
 * one that does not fit (a log from elsewhere) changes nothing.
 */
export function foldRace(state: RaceState, event: RaceEvent): RaceState {
  switch (event.kind) {
    case "created":
      return state;
    case "joined":
      return { ...state, racers: [...state.racers, seat(event.racer, startOf(state))] };
    case "readied":
      return change(state, event.racerId, () => ({ phase: event.ready ? "READY" : "SEATED" }));
    case "wentAway":
      return change(state, event.racerId, () => ({ awaySince: event.at }));
    case "cameBack":
      return change(state, event.racerId, () => ({ awaySince: null }));
    case "left":
      return withHost(leave(state, event));
    case "countdownStarted":
      return { ...state, phase: "COUNTDOWN", startsAt: event.startsAt };
    case "started":
      return { ...state, phase: "RUNNING", racers: state.racers.map(begin) };
    case "typed":
      return change(state, event.racerId, (racer) => type(racer, event.batch, event.keystrokes));
    case "finished":
      return { ...state, phase: "FINISHED", endedAt: event.at };
    case "cancelled":
      return { ...state, phase: "CANCELLED", endedAt: event.at };
    case "rematched":
      return { ...state, rematchCode: event.code };
  }
}

function startOf(state: RaceState): StopOnErrorTyping {
  const any = state.racers[0];
  return any ? { ...any.typing, position: 0, misses: 0, finished: false } : startStopOnErrorTyping(state.settings.text);
}

function seat(identity: RacerIdentity, typing: StopOnErrorTyping): Racer {
  return {
    ...identity,
    phase: "SEATED",
    awaySince: null,
    leftFor: null,
    typing,
    presses: 0,
    rightPresses: 0,
    batch: 0,
    batches: [],
    lastTime: 0,
    finishedAfter: null,
  };
}

function change(state: RaceState, racerId: string, changes: (racer: Racer) => Partial<Racer>): RaceState {
  return { ...state, racers: state.racers.map((racer) => (racer.id === racerId ? { ...racer, ...changes(racer) } : racer)) };
}

/** Before the countdown a leaver's lane closes; later it stays, so that the others keep theirs. */
function leave(state: RaceState, { racerId, reason }: Extract<RaceEvent, { kind: "left" }>): RaceState {
  if (state.phase === "LOBBY") return { ...state, racers: state.racers.filter((racer) => racer.id !== racerId) };
  return change(state, racerId, () => ({ phase: "LEFT", leftFor: reason }));
}

function withHost(state: RaceState): RaceState {
  const present = state.racers.filter((racer) => racer.phase !== "LEFT");
  if (present.some((racer) => racer.id === state.hostId)) return state;
  const next = present.find((racer) => racer.awaySince === null) ?? present[0];
  return next ? { ...state, hostId: next.id } : state;
}

function begin(racer: Racer): Racer {
  return racer.phase === "LEFT" ? racer : { ...racer, phase: "TYPING" };
}

function type(racer: Racer, batch: number, keystrokes: string): Partial<Racer> {
  const log = decodeLog(keystrokes);
  if (!log.ok) return {};
  let { typing, presses, rightPresses, lastTime, finishedAfter } = racer;
  for (const keystroke of log.keystrokes) {
    lastTime = keystroke.time;
    for (const edit of editsOf(keystroke)) {
      const step = stepStopOnErrorTyping(typing, edit);
      typing = step.state;
      if (step.outcome.kind !== "pressed") continue;
      presses += 1;
      if (step.outcome.right) rightPresses += 1;
    }
    if (typing.finished) finishedAfter ??= keystroke.time;
  }
  const batches = [...racer.batches, keystrokes];
  return { typing, presses, rightPresses, lastTime, finishedAfter, batch, batches, phase: typing.finished ? "FINISHED" : racer.phase };
}
