import type { RaceEvent } from "./RaceEvent";
import { raceLimits } from "./raceLimits";
import type { Racer, RaceState } from "./RaceState";

/** What time alone brings: the start, seats that fall free, and the end. */
export function decideTick(state: RaceState, now: number): readonly RaceEvent[] {
  if (state.phase === "FINISHED" || state.phase === "CANCELLED") return [];
  const lost = state.racers.filter((racer) => isSeatLost(racer, now));
  const left = lost.map((racer): RaceEvent => ({ at: now, kind: "left", racerId: racer.id, reason: "TIMED_OUT" }));
  const remaining = state.racers.filter((racer) => racer.phase !== "LEFT" && !lost.includes(racer));
  if (state.phase === "LOBBY") return remaining.length === 0 ? [...left, { at: now, kind: "cancelled" }] : left;
  if (state.phase === "COUNTDOWN") {
    if (remaining.length === 0) return [...left, { at: now, kind: "cancelled" }];
    return state.startsAt !== null && now >= state.startsAt ? [...left, { at: now, kind: "started" }] : left;
  }
  const over = remaining.every((racer) => racer.phase === "FINISHED") || now >= raceDeadline(state);
  return over ? [...left, { at: now, kind: "finished" }] : left;
}

/** When time next brings something, in ms of the server's clock, or null when never. */
export function nextTickAt(state: RaceState): number | null {
  if (state.phase === "FINISHED" || state.phase === "CANCELLED") return null;
  const seats = state.racers.filter(isSeatWaiting).map((racer) => (racer.awaySince ?? 0) + raceLimits.seatMs);
  if (state.phase === "COUNTDOWN" && state.startsAt !== null) seats.push(state.startsAt);
  if (state.phase === "RUNNING") seats.push(raceDeadline(state));
  return seats.length > 0 ? Math.min(...seats) : null;
}

/** When a running race ends although some are not through, in ms of the server's clock. */
export function raceDeadline(state: RaceState): number {
  const characters = state.racers[0]?.typing.text.length ?? 0;
  const limit = Math.max(raceLimits.shortestLimitMs, characters * raceLimits.slowestMsPerCharacter);
  return (state.startsAt ?? state.createdAt) + limit;
}

function isSeatWaiting(racer: Racer): boolean {
  return racer.awaySince !== null && racer.phase !== "LEFT" && racer.phase !== "FINISHED";
}

function isSeatLost(racer: Racer, now: number): boolean {
  return isSeatWaiting(racer) && now - (racer.awaySince ?? now) >= raceLimits.seatMs;
}
