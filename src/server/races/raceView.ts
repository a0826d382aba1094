import type { Viewer, Context } from "../Context";
import { toGlobalId } from "../globalIds";
import { createHash } from "node:crypto";
import type { RaceState, Racer, RacerPhase } from "../../engine/race/RaceState";
import { type RatingBand, spanOf } from "../../engine/race/ratingBand";
import type { RaceRoom } from "./RaceRoom";
import type { RaceRooms } from "./RaceRooms";
import { raceImprovement, racePlaces, teamStandings, type TeamStanding } from "../../engine/race/raceResults";
import { percent, wordsPerMinute, roundDown } from "../../engine/metrics/rates";
import { raceResultId } from "../results/results";
import { raceKey } from "./RaceResults";
import { nicknameFor } from "../users/nicknames";

/**
 * How a viewer sees a race. INSIDER: as its racers do. OUTSIDER: from outside its group, with nicknames and no user
 * ids. SCREEN: as on the group's big screen, with the names that the group wants there. In a race without a group
 * everyone is an insider.
 */
export type RaceAudience = {
  readonly kind: "INSIDER" | "OUTSIDER" | "SCREEN";
  /** Row id of the viewer, if their own lane is not the one that others see. */
  readonly own: string | null;
  /** The viewer's groups that made accounts in the race (RacerHome): they know these people by name. */
  readonly homes: readonly string[];
};

const insider: RaceAudience = { kind: "INSIDER", own: null, homes: [] };
const outsider: RaceAudience = { kind: "OUTSIDER", own: null, homes: [] };

/** The big screen of a race's group. */
export const screen: RaceAudience = { kind: "SCREEN", own: null, homes: [] };

/** A race as an audience sees it. */
export type RaceView = { readonly room: RaceRoom; readonly audience: RaceAudience };

/** A race as the viewer sees it: members of its group and admins are insiders. */
export async function viewRace(room: RaceRoom, { viewer, services }: Asking): Promise<RaceView> {
  const isInside = await isInsider(room.state, viewer, services);
  const groups = homesIn(room.state).length === 0 ? [] : await groupsOf(viewer, services);
  return { room, audience: audienceOf(room.state, viewer, { isInside, groups }) };
}

/** The open races, which everyone sees: as a stranger, or from outside where it is a group's. */
export async function viewBoard(rooms: RaceRooms): Promise<RaceView[]> {
  return (await rooms.board()).map((room) => ({
    room,
    audience: room.state.settings.group === null ? insider : outsider,
  }));
}

/** Number of races listed per group. */
const LISTED = 10;

/** The newest races of a group, for its members and admins; without quick ones, which start within seconds. */
export async function viewGroupRaces({ groups }: RaceRooms, groupId: string): Promise<RaceView[]> {
  const conducted = (await groups.of(groupId)).filter(({ state }) => !state.settings.isQuick);
  return conducted.slice(0, LISTED).map((room) => ({ room, audience: insider }));
}

/** The lanes of a race as an audience sees them. */
export function lanesFor({ state }: Pick<RaceRoom, "state">, audience: RaceAudience, now: number): RaceLane[] {
  const lanes = raceLanes(state, now);
  const { kind, own, homes } = audience;
  if (kind === "INSIDER" && own === null && homes.length === 0) return lanes;
  return lanes.map((lane, index) => {
    const racer = state.racers[index];
    return racer ? laneFor(lane, racer, state, audience) : lane;
  });
}

function laneFor(lane: RaceLane, racer: Racer, { settings }: RaceState, { kind, own, homes }: RaceAudience): RaceLane {
  const { id, home, outsideName } = racer;
  const isKnown = id === own || (kind === "INSIDER" && homes.includes(home?.groupId ?? ""));
  if (isKnown) return home === null ? lane : { ...lane, name: home.name, avatarUrl: home.avatar };
  if (kind === "INSIDER") return lane;
  const nickname = outsideName ?? nicknameFor(`${settings.group?.id ?? ""}:${id}`);
  const name = kind === "SCREEN" ? lane.wallName : nickname;
  const hidden = { avatarUrl: null, ratingBand: null, resultId: null };
  return { ...lane, ...hidden, userId: hiddenUserId(lane.id), name, wallName: name };
}

/** The band around the ratings of the racers, for those who know them. */
export function bandFor({ state }: Pick<RaceRoom, "state">, audience: RaceAudience): RatingBand | null {
  return audience.kind === "INSIDER" ? spanOf(state.racers.map(({ band }) => band)) : null;
}

/** The lost seats as an audience sees them: outsiders only see their own. */
export function lossesFor({ state }: Pick<RaceRoom, "state">, audience: RaceAudience): RaceState["lostSeats"] {
  return audience.kind === "INSIDER"
    ? state.lostSeats
    : state.lostSeats.filter(({ racerId }) => racerId === audience.own);
}

/** The group whose race it is. Outsiders read its name; with its id they could tell whose a wall name is. */
export function groupFor(
  { state }: Pick<RaceRoom, "state">,
  audience: RaceAudience,
): { readonly groupId: string; readonly name: string } | null {
  const { group, code } = state.settings;
  if (group === null) return null;
  const shown =
    audience.kind === "INSIDER"
      ? group.id
      : createHash("sha256").update(`${code}:${group.id}`).digest("hex").slice(0, 32);
  return { groupId: toGlobalId("Group", shown), name: group.name };
}

/** What decides how a viewer sees a race: whether they are an insider, and row ids of their groups. */
type Standing = { readonly isInside: boolean; readonly groups: readonly string[] };

export function audienceOf(state: RaceState, viewer: Viewer | null, { isInside, groups }: Standing): RaceAudience {
  if (viewer === null) return isInside ? insider : outsider;
  const homes = homesIn(state).filter((id) => groups.includes(id));
  const { racers, lostSeats } = state;
  const mine = racers.find(({ id }) => id === viewer.userId);
  if (isInside) {
    const isNicknamed = mine?.home != null && !homes.includes(mine.home.groupId ?? "");
    return { kind: "INSIDER", own: isNicknamed ? viewer.userId : null, homes };
  }
  const isIn = mine !== undefined || lostSeats.some(({ racerId }) => racerId === viewer.userId);
  return { ...outsider, own: isIn ? viewer.userId : null };
}

/** Asked for each watcher of each snapshot. */
const homesOf = new WeakMap<RaceState["racers"], readonly string[]>();

/** Row ids of the groups that made accounts in a race and know them by name, in order. */
export function homesIn({ racers }: RaceState): readonly string[] {
  const known = homesOf.get(racers);
  if (known) return known;
  const homes = [...new Set(racers.flatMap(({ home }) => home?.groupId ?? []))].sort();
  homesOf.set(racers, homes);
  return homes;
}

/** Row ids of the viewer's groups that are not archived. */
export async function groupsOf(viewer: Viewer | null, { groupRoles }: Asking["services"]): Promise<readonly string[]> {
  if (viewer === null || viewer.role === "GUEST") return [];
  return (await groupRoles.groupsOf(viewer.userId)).map(({ groupId }) => groupId);
}

/** An id that tells lanes apart, as a user's id does, without revealing the user. */
function hiddenUserId(laneId: string): string {
  return toGlobalId("HiddenUser", laneId);
}

/**
 * A racer as shown at one moment. Plain values named like the fields, which compiled documents read without a function
 * call: there are about 60,000 of them a second when a whole school races.
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
  readonly speed: number;
  readonly accuracy: number;
  readonly errors: number;
  readonly batch: number;
  readonly place: number | null;
  readonly team: number | null;
  readonly isTeamChosen: boolean;
  readonly baseline: number | null;
  readonly ratingBand: RatingBand | null;
  readonly improvement: number | null;
  readonly finishedAfterMs: number | null;
  readonly resultId: string | null;
};

/** All lanes of a race, in their order. `now` is ms of the server's clock. */
function raceLanes(state: RaceState, now: number): RaceLane[] {
  const places = racePlaces(state);
  return state.racers.map((racer) => laneOf(state, racer, places.get(racer.id) ?? null, now));
}

function laneOf(state: RaceState, racer: Racer, place: number | null, now: number): RaceLane {
  const { id, userId, resultId } = laneIds(state, racer.id);
  const { wpm, speed, accuracy } = racerFigures(state, racer, now);
  // A racer's baseline is private, and only shown in races that it decides.
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
    speed,
    accuracy,
    errors: racer.presses - racer.rightPresses,
    batch: racer.batch,
    place,
    team: racer.team,
    isTeamChosen: racer.team !== null && state.settings.teamPicks[racer.id] === racer.team,
    baseline: isHandicap && racer.baseline !== null ? racer.baseline / 100 : null,
    ratingBand: racer.band,
    improvement: improvement === null ? null : improvement / 10,
    finishedAfterMs: racer.finishedAfter,
    resultId: racer.finishedAfter === null ? null : resultId,
  };
}

/** Speed and accuracy as the lanes show them: whole numbers, rounded down, and the speed also in hundredths. */
type RacerFigures = { readonly wpm: number; readonly speed: number; readonly accuracy: number };

type TakenFigures = { readonly at: number; readonly figures: ReadonlyMap<string, RacerFigures> };

/**
 * Numbers beside a lane change at most so often, in ms: people read them, and each change costs every screen a layout.
 */
const FIGURES_INTERVAL_MS = 1_000;

const figureCache = new WeakMap<RaceState["settings"], TakenFigures>();

/** Everybody's figures, taken again when a second has passed. Who has finished has their final ones at once. */
function racerFigures(state: RaceState, racer: Racer, now: number): RacerFigures {
  if (racer.finishedAfter !== null) return figuresOf(racer, racer.finishedAfter);
  if (state.startsAt === null || racer.presses === 0) return { wpm: 0, speed: 0, accuracy: 100 };
  const cached = figureCache.get(state.settings);
  const fresh = cached && now - cached.at < FIGURES_INTERVAL_MS ? cached : takeFigures(state, now);
  return fresh.figures.get(racer.id) ?? figuresOf(racer, now - state.startsAt);
}

function takeFigures(state: RaceState, now: number): TakenFigures {
  const elapsed = (state.endedAt ?? now) - (state.startsAt ?? now);
  const made = { at: now, figures: new Map(state.racers.map((racer) => [racer.id, figuresOf(racer, elapsed)])) };
  figureCache.set(state.settings, made);
  return made;
}

function figuresOf(racer: Racer, elapsedMs: number): RacerFigures {
  const speed = wordsPerMinute(racer.typing.position, elapsedMs);
  return {
    wpm: roundDown(speed),
    speed: roundDown(speed, 2),
    accuracy: racer.presses > 0 ? roundDown(percent(racer.rightPresses, racer.presses)) : 100,
  };
}

/** Global ids of a lane, of the user on it, and of the result that they will have. */
type LaneIds = { readonly id: string; readonly userId: string; readonly resultId: string };

const laneIdCache = new WeakMap<RaceState["settings"], Map<string, LaneIds>>();

/** The ids of a racer's lane, cached so that snapshots do not compute them again. */
function laneIds(state: RaceState, racerId: string): LaneIds {
  const ofRace = laneIdCache.get(state.settings) ?? new Map<string, LaneIds>();
  const found = ofRace.get(racerId);
  if (found) return found;
  const made = make(state, racerId);
  laneIdCache.set(state.settings, ofRace.set(racerId, made));
  return made;
}

/**
 * The id of a lane in its race. It does not reveal the racer, because the hash includes the group's id, which only its
 * members know.
 */
export function laneKey(state: RaceState, racerId: string): string {
  return createHash("sha256")
    .update(`lane ${raceKey(state)} ${state.settings.group?.id ?? ""} ${racerId}`)
    .digest("hex")
    .slice(0, 32);
}

function make(state: RaceState, racerId: string): LaneIds {
  return {
    id: toGlobalId("Racer", `${state.settings.code}:${laneKey(state, racerId)}`),
    userId: toGlobalId("User", racerId),
    resultId: toGlobalId("Result", raceResultId(raceKey(state), racerId)),
  };
}

type Taken = { readonly at: number; readonly teams: readonly TeamStanding[] };

/** The same interval as for the figures on a lane, in ms. */
const TEAMS_INTERVAL_MS = 1_000;

const taken = new WeakMap<RaceState["settings"], Taken>();

/** The teams as shown; while the race runs, computed again after a second. */
export function raceTeams(state: RaceState, now: number): readonly TeamStanding[] {
  if (state.phase !== "RUNNING") return teamStandings(state, now);
  const cached = taken.get(state.settings);
  if (cached && now - cached.at < TEAMS_INTERVAL_MS) return cached.teams;
  const teams = teamStandings(state, now);
  taken.set(state.settings, { at: now, teams });
  return teams;
}

export type Asking = Pick<Context, "viewer" | "services">;

export async function isInsider(
  { settings: { group } }: RaceState,
  viewer: Viewer | null,
  { groupRoles }: Asking["services"],
): Promise<boolean> {
  if (group === null) return true;
  if (viewer === null || viewer.role === "GUEST") return false;
  return viewer.role === "ADMIN" || (await groupRoles.roleIn(group.id, viewer.userId)) !== null;
}
