import { raceImprovement, racePlaces } from "../../engine/race/raceResults";
import type { Racer, RacerPhase, RaceState } from "../../engine/race/RaceState";
import { laneIds } from "./laneIds";
import { racerFigures } from "./racerFigures";

/**
 * A racer as everybody sees them at one moment. Plain values under the names of the fields: compiled documents read
 * those without a call,
 * and there are some 60,000 of them a second when a school races.
 */
export type RaceLane = {
  /** Global, like all ids here. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly wallName: string;
  readonly avatarUrl: string | null;
  readonly isHost: boolean;
  readonly phase: RacerPhase;
  readonly isAway: boolean;
  readonly position: number;
  readonly wpm: number;
  readonly accuracy: number;
  readonly errors: number;
  readonly batch: number;
  readonly place: number | null;
  readonly team: number | null;
  readonly baseline: number | null;
  readonly improvement: number | null;
  readonly finishedAfterMs: number | null;
  readonly resultId: string | null;
};

/** All lanes of a race, in their order. `now` is ms of the server's clock. */
export function raceLanes(state: RaceState, now: number): RaceLane[] {
  const places = racePlaces(state);
  return state.racers.map((racer) => laneOf(state, racer, places.get(racer.id) ?? null, now));
}

function laneOf(state: RaceState, racer: Racer, place: number | null, now: number): RaceLane {
  const { id, userId, resultId } = laneIds(state, racer.id);
  const { wpm, accuracy } = racerFigures(state, racer, now);
  // What somebody practises is theirs: it is told where a race is decided by it, and nowhere else.
  const isHandicap = state.settings.mode === "HANDICAP";
  const improvement = isHandicap ? raceImprovement(racer) : null;
  return {
    id,
    userId,
    name: racer.name,
    wallName: racer.wallName,
    avatarUrl: racer.avatar,
    isHost: state.hostId === racer.id,
    phase: racer.phase,
    isAway: racer.awaySince !== null,
    position: racer.typing.position,
    wpm,
    accuracy,
    errors: racer.presses - racer.rightPresses,
    batch: racer.batch,
    place,
    team: racer.team,
    baseline: isHandicap && racer.baseline !== null ? racer.baseline / 100 : null,
    improvement: improvement === null ? null : improvement / 10,
    finishedAfterMs: racer.finishedAfter,
    resultId: racer.finishedAfter === null ? null : resultId,
  };
}
