import { MAX_LOG_DURATION_MS } from "../log/Keystroke";
import { type RaceEvent, type Racer, type RaceState, isSeated } from "./RaceState";
import { raceLimits } from "./raceLimits";

/** What time alone brings: the start, seats that fall free, and the end. */
export function decideTick(state: RaceState, now: number): readonly RaceEvent[] {
  if (state.phase === "FINISHED" || state.phase === "CANCELLED") return [];
  const lost = state.racers.filter(
    (racer) => isWaitedFor(racer) && now - (racer.awaySince ?? now) >= raceLimits.seatMs,
  );
  const left = lost.map((racer): RaceEvent => ({ at: now, kind: "left", racerId: racer.id, reason: "TIMED_OUT" }));
  const change = phaseChange(
    state,
    state.racers.filter((racer) => isSeated(racer) && !lost.includes(racer)),
    now,
  );
  return change === null ? left : [...left, { at: now, kind: change }];
}

/**
 * When {@link decideTick} next brings something, in ms of the server's clock, or null when never. A moment that is past
 * already means at once: ask after every event.
 */
export function nextTickAt(state: RaceState): number | null {
  if (state.phase === "FINISHED" || state.phase === "CANCELLED") return null;
  if (phaseChange(state, state.racers.filter(isSeated), state.createdAt) !== null) return state.createdAt;
  const moments = state.racers.filter(isWaitedFor).map((racer) => (racer.awaySince ?? 0) + raceLimits.seatMs);
  if (state.phase === "COUNTDOWN" && state.startsAt !== null) moments.push(state.startsAt);
  if (state.phase === "RUNNING") moments.push(raceDeadline(state));
  if (isKeptOpen(state) && state.emptySince !== null) moments.push(state.emptySince + raceLimits.emptyLobbyMs);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/**
 * When a running race ends although some are not through, in ms of the server's clock: no later than a log can tell.
 */
export function raceDeadline(state: RaceState): number {
  const characters = state.racers[0]?.typing.text.length ?? 0;
  const limit = Math.max(raceLimits.shortestLimitMs, characters * raceLimits.slowestMsPerCharacter);
  return (state.startsAt ?? state.createdAt) + Math.min(limit, MAX_LOG_DURATION_MS);
}

/** The change of phase that is due when these still have their seats. */
function phaseChange(
  state: RaceState,
  seated: readonly Racer[],
  now: number,
): "started" | "finished" | "cancelled" | null {
  if (state.phase === "RUNNING") {
    const isThrough = seated.every((racer) => racer.phase === "FINISHED");
    return isThrough || now >= raceDeadline(state) ? "finished" : null;
  }
  if (seated.length === 0 && isKeptOpen(state))
    return state.emptySince !== null && now - state.emptySince >= raceLimits.emptyLobbyMs ? "cancelled" : null;
  if (seated.length === 0) return "cancelled";
  return state.phase === "COUNTDOWN" && state.startsAt !== null && now >= state.startsAt ? "started" : null;
}

/** The lobby of a group's race waits for its class; any other is over when its last racer has gone. */
function isKeptOpen({ phase, settings }: RaceState): boolean {
  return phase === "LOBBY" && settings.group !== null;
}

/** A dropped connection's seat waits, but who is through has nothing to lose. */
function isWaitedFor(racer: Racer): boolean {
  return racer.awaySince !== null && isSeated(racer) && racer.phase !== "FINISHED";
}
