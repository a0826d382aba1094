import { raceSpeed } from "../raceSpeed";
import type { Racer, RaceState } from "../RaceState";

/** How a team stands. */
export type TeamStanding = {
  /** From 1. */
  readonly number: number;
  readonly members: number;
  /** The average of those who count, in whole tenths of a word a minute: what is shown is what decides. */
  readonly speed: number;
  /** 1 for the first; the same average gives the same place. Null while nobody of the team has typed. */
  readonly place: number | null;
};

/**
 * The teams of a race by their numbers; none in other modes. Everybody of a team who has typed anything counts: who is
 * through with the speed of their
 * run, who is not with what they have typed in all the time the race took. So giving up never helps the team, and
 * somebody whose computer failed before the first key
 * does not cost it anything.
 * @param now ms of the server's clock.
 */
export function teamStandings(state: RaceState, now: number): readonly TeamStanding[] {
  if (state.settings.mode !== "TEAMS") return [];
  const elapsed = state.startsAt === null ? 0 : (state.endedAt ?? now) - state.startsAt;
  const numbers = [...new Set(state.racers.flatMap(({ team }) => team ?? []))].sort((a, b) => a - b);
  const averages = numbers.map((number) => {
    const team = state.racers.filter((racer) => racer.team === number);
    return { number, members: team.length, speed: averageOf(team, elapsed) };
  });
  return averages.map(({ number, members, speed }) => ({
    number,
    members,
    speed: speed ?? 0,
    place: speed === null ? null : 1 + averages.filter((other) => other.speed !== null && other.speed > speed).length,
  }));
}

/** Null when nobody counts. */
function averageOf(team: readonly Racer[], elapsed: number): number | null {
  const speeds = team
    .filter(({ typing }) => typing.position > 0)
    .map(({ typing, finishedAfter }) => raceSpeed(typing.position, finishedAfter ?? elapsed));
  return speeds.length === 0 ? null : Math.floor(speeds.reduce((sum, speed) => sum + speed, 0) / (speeds.length * 10));
}
