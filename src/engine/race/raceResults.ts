import { type RaceMode, type Racer, type RaceState, listBatches, raceLimits } from "./RaceState";
import { decodeLog, encodeLog } from "../log/logCodec";
import type { Run } from "../metrics/measureRun";
import { median } from "../progress/statistics";

const noPlaces: ReadonlyMap<string, number> = new Map();

/**
 * Decides a place: smaller is better, and the second number decides if the first is equal. Integers, so that rounding
 * decides no place.
 */
type Rank = readonly [number, number];

/**
 * The places by racer id, 1 for the first. Times are those of the race's clock, so that a slow connection costs no
 * place. Equal figures share a place. Racers who have not finished have none. In a handicap race those without a median
 * count as exactly as fast as usual: behind all who were faster than usual, before all who were slower, by time among
 * themselves.
 */
export function racePlaces(state: RaceState): ReadonlyMap<string, number> {
  if (state.racers.every(({ finishedAfter }) => finishedAfter === null)) return noPlaces;
  const ranked = state.racers.flatMap((racer) => {
    const rank = rankOf(racer, state.settings.mode);
    return rank === null ? [] : [{ id: racer.id, rank }];
  });
  return new Map(
    ranked.map(({ id, rank }) => [id, 1 + ranked.filter((other) => compare(other.rank, rank) < 0).length]),
  );
}

function rankOf(racer: Racer, mode: RaceMode): Rank | null {
  if (racer.finishedAfter === null) return null;
  // All who finish have pressed the same right keys, so fewer wrong ones mean a higher accuracy, without rounding a
  // percentage.
  if (mode === "ACCURACY") return [racer.presses - racer.rightPresses, racer.finishedAfter];
  if (mode !== "HANDICAP") return [racer.finishedAfter, 0];
  const improvement = raceImprovement(racer);
  return improvement === null ? [0, racer.finishedAfter] : [0 - improvement, 0];
}

function compare(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1];
}

/**
 * All racers in the order of the podium: by place, then those who finished without one by time, then by position in the
 * text, then by lane.
 */
export function raceStandings(state: RaceState): readonly Racer[] {
  const places = racePlaces(state);
  const keys = state.racers.map((racer) => ({
    racer,
    place: places.get(racer.id) ?? Infinity,
    time: racer.finishedAfter ?? Infinity,
  }));
  return keys
    .sort(
      (a, b) =>
        ascending(a.place, b.place) || ascending(a.time, b.time) || b.racer.typing.position - a.racer.typing.position,
    )
    .map(({ racer }) => racer);
}

/** Needed because Infinity minus Infinity is NaN. */
function ascending(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/**
 * How much faster a racer was than their own median of seven days, in tenths of a percent: 123 is 12.3% faster, -50 is
 * 5% slower. Relative, because two words per minute more are a lot at ten and little at eighty. Null before they
 * finish, and without a median.
 */
export function raceImprovement({ finishedAfter, baseline, typing }: Racer): number | null {
  if (finishedAfter === null || baseline === null || baseline <= 0) return null;
  return Math.round((raceSpeed(typing.position, finishedAfter) * 1_000) / baseline) - 1_000;
}

/**
 * Speed in hundredths of a word per minute (a word is five characters), rounded down like every speed, so that places
 * are decided with integers. 0 if no time passed.
 */
export function raceSpeed(characters: number, durationMs: number): number {
  return durationMs > 0 ? Math.floor((characters * 1_200_000) / durationMs) : 0;
}

/** How many keys all racers pressed together, right and wrong ones, also those who did not finish. */
export function keysTogether({ racers }: Pick<RaceState, "racers">): number {
  return racers.reduce((sum, { presses }) => sum + presses, 0);
}

/** A racer's whole run from their batches; its time zero is the start of the race. */
export function racerRun(state: RaceState, racer: Racer): Run & { readonly log: string } {
  const keystrokes = listBatches(racer.batches).flatMap((batch) => {
    const log = decodeLog(batch);
    return log.ok ? log.keystrokes : [];
  });
  const durationMs = racer.finishedAfter ?? racer.lastTime;
  return { rules: "stopOnError", text: state.settings.text, keystrokes, durationMs, log: encodeLog(keystrokes) };
}

/**
 * In a team race, the state with all racers in teams. Teams are assigned again whenever someone joins or leaves, and
 * are fixed from the countdown on.
 */
export function withTeams(state: RaceState): RaceState {
  if (state.settings.mode !== "TEAMS" || state.phase !== "LOBBY") return state;
  const { teams: wanted, teamPicks } = state.settings;
  const teams = balanceTeams(
    state.racers.map(({ id, baseline }) => ({ baseline, pick: teamPicks[id] ?? null })),
    wanted,
  );
  return { ...state, racers: state.racers.map((racer, lane) => ({ ...racer, team: teams[lane] ?? null })) };
}

/** A racer's strength, and the team that was chosen by hand for them, if any. */
type Member = { readonly baseline: number | null; readonly pick?: number | null };

/**
 * Teams of strengths as equal as possible, always the same for the same racers in the same order. Picks are kept; the
 * others follow, strongest first, each to the smallest team, and of these to the weakest. So without picks the teams'
 * sizes differ by at most one, and after full rounds their sums differ by no more than the strongest and the weakest
 * racer. A racer without a baseline counts as the median of the others.
 * @returns the team of each, from 1, in their order.
 */
export function balanceTeams(members: readonly Member[], wanted: number): readonly number[] {
  const most = Math.max(raceLimits.fewestTeams, Math.min(raceLimits.mostTeams, wanted));
  const picks = members.flatMap(({ pick }) => (pick != null && pick <= most ? [pick] : []));
  const count = Math.max(Math.min(members.length, most), ...picks);
  const baselines = members.flatMap(({ baseline }) => baseline ?? []);
  const usual = baselines.length === 0 ? 0 : median(baselines);
  const strengths = members.map(({ baseline }) => baseline ?? usual);
  const filled = Array.from({ length: count }, () => ({ size: 0, sum: 0 }));
  const teams = members.map(() => 1);
  const add = (lane: number, team: number): void => {
    const { size = 0, sum = 0 } = filled[team] ?? {};
    filled[team] = { size: size + 1, sum: sum + (strengths[lane] ?? 0) };
    teams[lane] = team + 1;
  };
  const isPicked = ({ pick }: Member): boolean => pick != null && pick >= 1 && pick <= count;
  for (const [lane, member] of members.entries()) if (isPicked(member)) add(lane, (member.pick ?? 1) - 1);
  const drawn = members.flatMap((member, lane) => (isPicked(member) ? [] : [lane]));
  drawn.sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0) || a - b);
  for (const lane of drawn) {
    const [team = 0] = [...filled.keys()].sort((a, b) => compareTeams(filled[a], filled[b]) || a - b);
    add(lane, team);
  }
  return teams;
}

type Filled = { readonly size: number; readonly sum: number };

function compareTeams(a: Filled | undefined, b: Filled | undefined): number {
  return (a?.size ?? 0) - (b?.size ?? 0) || (a?.sum ?? 0) - (b?.sum ?? 0);
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
