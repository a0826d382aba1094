import { MAX_LOG_DURATION_MS } from "../log/Keystroke";
import {
  countdown,
  type RaceEvent,
  type Racer,
  type RaceState,
  hasFinished,
  isOver,
  isSeated,
  raceLimits,
} from "./RaceState";

/** The events that are due by time alone: the start, freed seats, and the end. */
export function decideTick(state: RaceState, now: number): readonly RaceEvent[] {
  if (isOver(state)) return [];
  const lost = state.racers.filter(
    (racer) => isWaitedFor(racer) && now - (racer.awaySince ?? now) >= raceLimits.seatMs,
  );
  const left = lost.map((racer): RaceEvent => ({ at: now, kind: "left", racerId: racer.id, reason: "TIMED_OUT" }));
  const change = phaseChange(
    state,
    state.racers.filter((racer) => isSeated(racer) && !lost.includes(racer)),
    now,
  );
  if (change !== null) return [...left, { at: now, kind: change }];
  const aloneUntil = left.length > 0 ? null : aloneUntilOf(state);
  return aloneUntil !== null && now >= aloneUntil ? [countdown(now)] : left;
}

/**
 * When {@link decideTick} next has an event, in ms of the server's clock, or null for never. A time in the past means
 * now. Call it after every event.
 */
export function nextTickAt(state: RaceState): number | null {
  if (isOver(state)) return null;
  if (phaseChange(state, state.racers.filter(isSeated), state.createdAt) !== null) return state.createdAt;
  const moments = state.racers.filter(isWaitedFor).map((racer) => (racer.awaySince ?? 0) + raceLimits.seatMs);
  if (state.phase === "COUNTDOWN" && state.startsAt !== null) moments.push(state.startsAt);
  if (state.phase === "RUNNING") moments.push(raceDeadline(state));
  const aloneUntil = aloneUntilOf(state);
  if (aloneUntil !== null) moments.push(aloneUntil);
  if (staysOpen(state) && state.emptySince !== null) moments.push(state.emptySince + raceLimits.emptyLobbyMs);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/**
 * When a running race ends even if some have not finished, in ms of the server's clock. At most the longest time of a
 * log.
 */
export function raceDeadline(state: RaceState): number {
  const characters = state.racers[0]?.typing.text.length ?? 0;
  const limit = Math.max(raceLimits.shortestLimitMs, characters * raceLimits.slowestMsPerCharacter);
  return (state.startsAt ?? state.createdAt) + Math.min(limit, MAX_LOG_DURATION_MS);
}

/** The change of phase that is due if these racers still have seats. */
function phaseChange(
  state: RaceState,
  seated: readonly Racer[],
  now: number,
): "started" | "finished" | "cancelled" | null {
  if (state.phase === "RUNNING") {
    return seated.every(hasFinished) || now >= raceDeadline(state) ? "finished" : null;
  }
  if (seated.length === 0 && staysOpen(state))
    return state.emptySince !== null && now - state.emptySince >= raceLimits.emptyLobbyMs ? "cancelled" : null;
  if (seated.length === 0) return "cancelled";
  return state.phase === "COUNTDOWN" && state.startsAt !== null && now >= state.startsAt ? "started" : null;
}

/** The lobby of a group's race waits for its class; any other, and a quick one, closes when its last racer leaves. */
function staysOpen({ phase, settings }: RaceState): boolean {
  return phase === "LOBBY" && settings.group !== null && !settings.isQuick;
}

/**
 * When a quick race starts for the one who waits in it, in ms of the server's clock. Null while it does not: they are
 * not alone, not there, or not ready.
 */
export function aloneUntilOf({ phase, settings, racers, aloneSince }: RaceState): number | null {
  if (phase !== "LOBBY" || !settings.isQuick || aloneSince === null) return null;
  const waits = racers.every((racer) => racer.phase === "READY" && racer.awaySince === null);
  return waits ? aloneSince + raceLimits.aloneMs : null;
}

/** A racer who lost their connection is waited for, unless they have finished. */
function isWaitedFor(racer: Racer): boolean {
  return racer.awaySince !== null && isSeated(racer) && !hasFinished(racer);
}
