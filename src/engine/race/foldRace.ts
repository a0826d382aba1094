import { decodeLog } from "../log/logCodec";
import { editsOf, startStopOnErrorTyping, stepStopOnErrorTyping, type StopOnErrorTyping } from "../typing/Typing";
import { arrive, creditFinish, lateBefore, noArrival, offlineUntil } from "./arrival";
import {
  type RaceEvent,
  plainRace,
  type Racer,
  type RacerIdentity,
  type RaceState,
  isSeated,
  seatedRacer,
} from "./RaceState";
import { withTeams } from "./raceResults";

type EventOf<Kind extends RaceEvent["kind"]> = Extract<RaceEvent, { kind: Kind }>;

/** The race after its first event. */
export function startRace(event: EventOf<"created">): RaceState {
  const start = startStopOnErrorTyping(event.settings.text);
  // By id, so that no racer gets two lanes. A Map keeps the order of insertion.
  const identities = new Map([event.host ?? [], event.seats].flat().map((identity) => [identity.id, identity]));
  return withTeams({
    settings: { ...plainRace, ...event.settings },
    phase: "LOBBY",
    hostId: event.host?.id ?? null,
    createdAt: event.at,
    startsAt: null,
    endedAt: null,
    // Seats from the previous race time out like lost connections, until their racers arrive.
    racers: Array.from(identities.values(), (identity) => ({ ...seat(identity, start), awaySince: event.at })),
    emptySince: identities.size === 0 ? event.at : null,
    aloneSince: identities.size === 1 ? event.at : null,
    lostSeats: [],
    rematchCode: null,
  });
}

/**
 * The state after one more event: the only way a race changes. Events come from {@link decideRace}, which has checked
 * them; one that does not fit (from a foreign log) changes nothing.
 */
export function foldRace(state: RaceState, event: RaceEvent): RaceState {
  switch (event.kind) {
    case "created":
      return state;
    case "joined":
      return join(state, event);
    case "readied":
      return ready(state, event);
    case "teamed":
      return pickTeam(state, event);
    case "wentAway":
      return change(state, event.racerId, (racer) => ({ ...racer, awaySince: event.at }));
    case "cameBack":
      return change(state, event.racerId, (racer) => comeBack(racer, state.startsAt, event.at));
    case "left":
      return withHost(leave(state, event));
    case "countdownStarted":
      return state.phase === "LOBBY" ? { ...state, phase: "COUNTDOWN", startsAt: event.startsAt } : state;
    case "started":
      return state.phase === "COUNTDOWN" ? { ...state, phase: "RUNNING", racers: state.racers.map(begin) } : state;
    case "typed":
      return state.phase === "RUNNING"
        ? change(state, event.racerId, (racer) => type(racer, event, state.startsAt ?? event.at))
        : state;
    case "finished":
      return state.phase === "RUNNING" ? { ...state, phase: "FINISHED", endedAt: event.at } : state;
    case "cancelled":
      return isBeforeStart(state) ? { ...state, phase: "CANCELLED", endedAt: event.at } : state;
    case "rematched":
      return state.phase === "FINISHED" && state.rematchCode === null ? { ...state, rematchCode: event.code } : state;
    default:
      // From a newer server.
      return state;
  }
}

function isBeforeStart({ phase }: RaceState): boolean {
  return phase === "LOBBY" || phase === "COUNTDOWN";
}

function join(state: RaceState, { racer: identity, at }: EventOf<"joined">): RaceState {
  if (state.phase !== "LOBBY" || state.racers.some((racer) => racer.id === identity.id)) return state;
  const lostSeats = state.lostSeats.filter(({ racerId }) => racerId !== identity.id);
  return withTeams(
    withHost({
      ...state,
      emptySince: null,
      aloneSince: state.racers.length === 0 ? at : null,
      lostSeats,
      racers: [...state.racers, seat(identity, startOf(state))],
    }),
  );
}

function startOf(state: RaceState): StopOnErrorTyping {
  // All racers share the initial state, so the text is split into characters only once.
  return state.racers[0]?.typing ?? startStopOnErrorTyping(state.settings.text);
}

function seat(identity: RacerIdentity, typing: StopOnErrorTyping): Racer {
  return {
    id: identity.id,
    name: identity.name,
    avatar: identity.avatar,
    wallName: identity.wallName ?? identity.name,
    outsideName: identity.outsideName ?? null,
    home: identity.home ?? null,
    baseline: identity.baseline ?? null,
    band: identity.band ?? null,
    isMember: identity.isMember ?? false,
    team: null,
    phase: "SEATED",
    awaySince: null,
    leftFor: null,
    typing,
    presses: 0,
    rightPresses: 0,
    batch: 0,
    batches: null,
    entries: 0,
    encodedLength: 0,
    lastTime: 0,
    arrival: noArrival,
    finishedAfter: null,
  };
}

/**
 * A race with other racers. Fields are listed one by one because V8 copies a spread of this shape ten times more
 * slowly, and every batch of every racer comes this way.
 */
function withRacers(state: RaceState, racers: readonly Racer[]): RaceState {
  return {
    settings: state.settings,
    phase: state.phase,
    hostId: state.hostId,
    createdAt: state.createdAt,
    startsAt: state.startsAt,
    endedAt: state.endedAt,
    racers,
    emptySince: state.emptySince,
    aloneSince: state.aloneSince,
    lostSeats: state.lostSeats,
    rematchCode: state.rematchCode,
  };
}

function change(state: RaceState, racerId: string, next: (racer: Racer) => Racer): RaceState {
  const at = state.racers.findIndex((racer) => racer.id === racerId);
  const racer = state.racers[at];
  if (racer === undefined) return state;
  const changed = next(racer);
  if (changed === racer) return state;
  const racers = state.racers.slice();
  racers[at] = changed;
  return withRacers(state, racers);
}

function ready(state: RaceState, { racerId, ready: isReady }: EventOf<"readied">): RaceState {
  if (state.phase !== "LOBBY") return state;
  return change(state, racerId, (racer) => ({ ...racer, phase: isReady ? "READY" : "SEATED" }));
}

function pickTeam(state: RaceState, { racerId, team }: EventOf<"teamed">): RaceState {
  if (state.phase !== "LOBBY") return state;
  const { [racerId]: _, ...others } = state.settings.teamPicks;
  const teamPicks = team === null ? others : { ...others, [racerId]: team };
  return withTeams({ ...state, settings: { ...state.settings, teamPicks } });
}

/**
 * In the lobby a leaver's lane is removed; later it stays, so that the others keep theirs. Racers who had finished stay
 * FINISHED, and only `leftFor` shows that they left.
 */
function leave(state: RaceState, { at, racerId, reason }: EventOf<"left">): RaceState {
  const racer = seatedRacer(state, racerId);
  if (!racer) return state;
  const lostSeats = reason === "LEFT" ? state.lostSeats : [...state.lostSeats, { racerId, reason }];
  if (state.phase === "LOBBY") {
    const racers = state.racers.filter(({ id }) => id !== racerId);
    return withTeams({
      ...state,
      lostSeats,
      racers,
      emptySince: racers.length === 0 ? at : null,
      aloneSince: racers.length === 1 ? at : null,
    });
  }
  const phase = racer.phase === "FINISHED" ? "FINISHED" : "LEFT";
  const team = state.phase === "COUNTDOWN" ? null : racer.team;
  return change({ ...state, lostSeats }, racerId, () => ({ ...racer, phase, team, leftFor: reason }));
}

function withHost(state: RaceState): RaceState {
  if (state.hostId === null) return state;
  const present = state.racers.filter(isSeated);
  if (present.some((racer) => racer.id === state.hostId)) return state;
  const next = present.find((racer) => racer.awaySince === null) ?? present[0];
  return next ? { ...state, hostId: next.id } : state;
}

function begin(racer: Racer): Racer {
  if (racer.phase === "LEFT") return racer;
  return { ...racer, phase: "TYPING", arrival: { ...racer.arrival, wasAbsent: racer.awaySince !== null } };
}

function comeBack(racer: Racer, startsAt: number | null, at: number): Racer {
  const { arrival, awaySince } = racer;
  if (startsAt === null || awaySince === null || at <= startsAt) return { ...racer, awaySince: null };
  return {
    ...racer,
    awaySince: null,
    arrival: { ...arrival, offlineMs: offlineUntil(arrival, awaySince - startsAt, at - startsAt) },
  };
}

/**
 * Runs for every batch of every racer. Fields are listed one by one, as in {@link withRacers}.
 */
function type(racer: Racer, { at, batch, keystrokes, outageMs = 0 }: EventOf<"typed">, startsAt: number): Racer {
  if (racer.phase !== "TYPING" || batch !== racer.batch + 1) return racer;
  const log = decodeLog(keystrokes);
  if (!log.ok) return racer;
  const { arrival, awaySince } = racer;
  const arrivedAfter = at - startsAt;
  const offlineMs = offlineUntil(arrival, awaySince === null ? null : awaySince - startsAt, arrivedAfter) + outageMs;
  const suspectBefore = lateBefore(arrival, arrivedAfter, offlineMs);
  const from = racer.typing.position;
  let late = from;
  let { typing, presses, rightPresses, lastTime, finishedAfter } = racer;
  for (const keystroke of log.keystrokes) {
    lastTime = keystroke.time;
    for (const edit of editsOf(keystroke)) {
      const { state, outcome } = stepStopOnErrorTyping(typing, edit);
      typing = state;
      if (outcome.kind !== "pressed") continue;
      presses += 1;
      if (outcome.right) rightPresses += 1;
    }
    if (lastTime < suspectBefore) late = typing.position;
    if (typing.finished) finishedAfter ??= creditFinish(arrival, lastTime, arrivedAfter, offlineMs, typing.text.length);
  }
  return {
    id: racer.id,
    name: racer.name,
    avatar: racer.avatar,
    wallName: racer.wallName,
    outsideName: racer.outsideName,
    home: racer.home,
    baseline: racer.baseline,
    band: racer.band,
    isMember: racer.isMember,
    team: racer.team,
    phase: typing.finished ? "FINISHED" : "TYPING",
    awaySince: racer.awaySince,
    leftFor: racer.leftFor,
    typing,
    presses,
    rightPresses,
    batch,
    batches: { keystrokes, before: racer.batches },
    entries: racer.entries + log.keystrokes.length,
    encodedLength: racer.encodedLength + keystrokes.length,
    lastTime,
    arrival: arrive(arrival, {
      arrivedAfter,
      firstAfter: log.keystrokes[0]?.time ?? arrivedAfter,
      lastAfter: lastTime,
      from,
      late,
      to: typing.position,
      offlineMs,
    }),
    finishedAfter,
  };
}
