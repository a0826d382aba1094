import type { RaceState, Racer } from "./RaceState";
import { median } from "../progress/statistics";
import { raceLimits } from "./raceLimits";
import { raceSpeed } from "./raceResults";

/**
 * In a team race, the state with all racers in teams. Teams are assigned again whenever someone joins or leaves, and
 * are fixed from the countdown on.
 */
export function withTeams(state: RaceState): RaceState {
  if (state.settings.mode !== "TEAMS" || state.phase !== "LOBBY") return state;
  const teams = balanceTeams(state.racers, state.settings.teams);
  return { ...state, racers: state.racers.map((racer, lane) => ({ ...racer, team: teams[lane] ?? null })) };
}

type Member = { readonly baseline: number | null };

/**
 * Teams of strengths as equal as possible, always the same for the same racers in the same order. Goes in rounds,
 * strongest racers first: each round adds one racer to every team, the strongest to the team that is weakest so far. So
 * the teams' sizes differ by at most one, and after full rounds their sums differ by no more than the strongest and the
 * weakest racer. A racer without a baseline counts as the median of the others.
 * @returns the team of each, from 1, in their order.
 */
export function balanceTeams(members: readonly Member[], wanted: number): readonly number[] {
  const count = Math.min(members.length, Math.max(raceLimits.fewestTeams, Math.min(raceLimits.mostTeams, wanted)));
  const baselines = members.flatMap(({ baseline }) => baseline ?? []);
  const usual = baselines.length === 0 ? 0 : median(baselines);
  const order = members
    .map(({ baseline }, lane) => ({ lane, strength: baseline ?? usual }))
    .sort((a, b) => b.strength - a.strength || a.lane - b.lane);
  const sums = Array.from({ length: count }, () => 0);
  const teams = members.map(() => 1);
  for (let first = 0; first < order.length; first += count) {
    const weakestFirst = sums.map((sum, team) => ({ sum, team })).sort((a, b) => a.sum - b.sum || a.team - b.team);
    for (const [turn, { lane, strength }] of order.slice(first, first + count).entries()) {
      const team = weakestFirst[turn]?.team ?? 0;
      teams[lane] = team + 1;
      sums[team] = (sums[team] ?? 0) + strength;
    }
  }
  return teams;
}

/** The current result of a team. */
export type TeamStanding = {
  /** From 1. */
  readonly number: number;
  readonly members: number;
  /** The average of those who count, in tenths of a word per minute: the figure on screen is the one that decides. */
  readonly speed: number;
  /** 1 for the first; equal averages share a place. Null while no member of the team has typed. */
  readonly place: number | null;
};

/**
 * The teams of a race by number; none in other modes. All members who have typed anything count: those who finished
 * with the speed of their run, the others with what they have typed in the whole time of the race. So giving up never
 * helps the team, and a computer that failed before the first key does not cost it anything.
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

/** Null if no racer counts. */
function averageOf(team: readonly Racer[], elapsed: number): number | null {
  const speeds = team
    .filter(({ typing }) => typing.position > 0)
    .map(({ typing, finishedAfter }) => raceSpeed(typing.position, finishedAfter ?? elapsed));
  return speeds.length === 0 ? null : Math.floor(speeds.reduce((sum, speed) => sum + speed, 0) / (speeds.length * 10));
}
