import { builder } from "../graphql/builder";
import { topicValues, type LiveTopic, type TopicAudience } from "../transport/LiveRoom";
import { GroupRacesNode, type GroupRaces, RaceBoardNode, type RaceBoard } from "./raceBoard";
import { RaceNode } from "./RaceNode";
import { limits } from "../../contract/limits";
import type { Viewer, Context } from "../graphql/Context";
import { fromGlobalId, toGlobalId } from "../graphql/pagination";
import { findGroups } from "../groups/groups";
import type { Services } from "../services";
import { createHash } from "node:crypto";
import { encodeGlobalID } from "@pothos/plugin-relay";
import type { RaceState, Racer, RacerPhase } from "../../engine/race/RaceState";
import type { RaceRoom } from "./RaceRoom";
import { raceImprovement } from "../../engine/race/raceImprovement";
import { racePlaces } from "../../engine/race/racePlaces";
import { racerFigures } from "./raceText";
import { raceResultId } from "../results/runs";
import { raceKey } from "./RaceResults";
import { teamStandings, type TeamStanding } from "../../engine/race/teams/teamStandings";

builder.subscriptionFields((t) => ({
  raceUpdated: t.field({
    type: RaceNode,
    description:
      "The whole race: first as it is, then at most five times a second while it changes; it completes when the " +
      "race is gone. " +
      "While a racer's own subscription is open, their seat is theirs.",
    args: { code: t.arg({ type: "RaceCode", description: "Which race." }) },
    subscribe: (_, { code }, { services, viewer }) => topicValues<RaceView>(raceTopic(code, viewer, services)),
    resolve: (view) => view,
  }),
  raceWallUpdated: t.field({
    type: RaceNode,
    description: "The whole race for a big screen: as raceUpdated, at most ten times a second. It holds nobody's seat.",
    args: { code: t.arg({ type: "RaceCode", description: "Which race." }) },
    subscribe: (_, { code }, { services, viewer }) => topicValues<RaceView>(raceWallTopic(code, viewer, services)),
    resolve: (view) => view,
  }),
  groupRacesUpdated: t.field({
    type: GroupRacesNode,
    description:
      "The races of a group: first as they are, then at most once a second while they come, fill, begin and end. " +
      "For those who are in the group, and admins; it ends with that.",
    args: { groupId: t.arg.id({ description: "Which group." }) },
    subscribe: (_, { groupId }, { services }) => topicValues<GroupRaces>(groupRacesTopic(groupId, services)),
    resolve: (races) => races,
  }),
  raceBoardUpdated: t.field({
    type: RaceBoardNode,
    description: "The list of open races: first as it is, then at most once a second while it changes.",
    subscribe: (_, __, { services }) => topicValues<RaceBoard>(raceBoardTopic(services)),
    resolve: (board) => board,
  }),
}));

/** The list of open races changes at most once a second. */
const BOARD_INTERVAL_MS = 1_000;

/** A race that is followed: its snapshots, and who of its racers is there. Null when there is no such race. */
export async function raceTopic(code: unknown, viewer: Viewer | null, services: Services): Promise<LiveTopic | null> {
  const room = typeof code === "string" ? await services.races.find(code) : null;
  if (!room) return null;
  return {
    intervalMs: limits.snapshotIntervalMs,
    current: (audience) => (room.isClosed ? null : ({ room, audience: readAudience(audience) } satisfies RaceView)),
    watch: (changed) => room.watch(changed),
    audience: await watchAudience(room, viewer, services),
    attend: (userId) => room.attend(userId),
  };
}

/** A race on the big screen: news come twice as often as to racers, and whoever looks takes no part by it. */
export async function raceWallTopic(
  code: unknown,
  viewer: Viewer | null,
  services: Services,
): Promise<LiveTopic | null> {
  const topic = await raceTopic(code, viewer, services);
  if (!topic) return null;
  const { attend: _, ...shown } = topic;
  return { ...shown, intervalMs: limits.wallIntervalMs };
}

/** The races of a group, for those who are in it. */
export function groupRacesTopic(groupId: unknown, { races, database, groupRoles }: Services): LiveTopic | null {
  const id = typeof groupId === "string" ? fromGlobalId("Group", groupId) : null;
  if (id === null) return null;
  const ofGroup = (changed: () => void) => (other: string) => void (other === id && changed());
  return {
    intervalMs: BOARD_INTERVAL_MS,
    current: () => ({ raceGroupId: id, all: races }),
    watch: (changed) => races.groups.watch(ofGroup(changed)),
    rights: {
      allows: async (viewer) => (await findGroups(database, viewer, [id])).length > 0,
      watch: (changed) => groupRoles.onChanged(ofGroup(changed)),
    },
  };
}

function readAudience(text: string): RaceAudience {
  if (text === "INSIDER") return text;
  return text.startsWith("OWN ") ? `OWN ${text.slice(4)}` : "OUTSIDER";
}

/** The list of open races. */
export function raceBoardTopic({ races }: Services): LiveTopic {
  return {
    intervalMs: BOARD_INTERVAL_MS,
    current: () => ({ rooms: races }),
    watch: (changed) => races.watchBoard(changed),
  };
}

/**
 * How somebody sees a race: INSIDER knows the racers; OUTSIDER sees what the big screen shows (wall names, and no id of
 * anybody); `OWN <row id>` the same, but for their own lane.
 * In a race of no group everybody is an insider.
 */
type RaceAudience = "INSIDER" | "OUTSIDER" | `OWN ${string}`;

/** A race as somebody sees it. */
export type RaceView = { readonly room: RaceRoom; readonly audience: RaceAudience };

type Asking = Pick<Context, "viewer" | "services">;

/** A race as the viewer sees it: those who are in its group, and admins, are insiders. */
export async function viewRace(room: RaceRoom, { viewer, services }: Asking): Promise<RaceView> {
  return { room, audience: audienceOf(room.state, viewer, await isInsider(room.state, viewer, services)) };
}

/** The same for subscribers: the audience changes when the viewer joins or leaves the group, or takes a seat. */
async function watchAudience(
  room: RaceRoom,
  viewer: Viewer | null,
  services: Asking["services"],
): Promise<TopicAudience> {
  const { group } = room.state.settings;
  let knows = await isInsider(room.state, viewer, services);
  const watch = (changed: () => void): (() => void) => {
    if (group === null || viewer === null) return () => undefined;
    const look = async (): Promise<void> => {
      // A viewer whose role cannot be read counts as an outsider until the next change.
      knows = await isInsider(room.state, viewer, services).catch(() => false);
      changed();
    };
    const ends = [
      services.groupRoles.onChanged((id) => void (id === group.id && look())),
      services.groupRoles.onMissed(() => void look()),
    ];
    // A change between the first look and this one is not missed.
    void look();
    return () => ends.forEach((end) => end());
  };
  return { current: () => audienceOf(room.state, viewer, knows), watch };
}

/** The lanes of a race as somebody sees them. */
export function lanesFor({ state }: Pick<RaceRoom, "state">, audience: RaceAudience, now: number): RaceLane[] {
  const lanes = raceLanes(state, now);
  if (audience === "INSIDER") return lanes;
  const own = ownOf(audience);
  return lanes.map((lane, index) =>
    own !== null && state.racers[index]?.id === own
      ? lane
      : { ...lane, userId: hiddenUserId(lane.id), name: lane.wallName, avatarUrl: null, resultId: null },
  );
}

/** Who lost a seat, as somebody sees it: outsiders see their own loss alone. */
export function lossesFor({ state }: Pick<RaceRoom, "state">, audience: RaceAudience): RaceState["lostSeats"] {
  return audience === "INSIDER"
    ? state.lostSeats
    : state.lostSeats.filter(({ racerId }) => racerId === ownOf(audience));
}

/** The group whose race it is. Outsiders read its name; with its id they could tell whose a wall name is. */
export function groupFor(
  { state }: Pick<RaceRoom, "state">,
  audience: RaceAudience,
): { readonly groupId: string; readonly name: string } | null {
  const { group, code } = state.settings;
  if (group === null) return null;
  const shown =
    audience === "INSIDER" ? group.id : createHash("sha256").update(`${code}:${group.id}`).digest("hex").slice(0, 32);
  return { groupId: toGlobalId("Group", shown), name: group.name };
}

async function isInsider(
  { settings: { group } }: RaceState,
  viewer: Viewer | null,
  { groupRoles }: Asking["services"],
): Promise<boolean> {
  if (group === null) return true;
  if (viewer === null || viewer.role === "GUEST") return false;
  return viewer.role === "ADMIN" || (await groupRoles.roleIn(group.id, viewer.userId)) !== null;
}

function audienceOf({ racers, lostSeats }: RaceState, viewer: Viewer | null, knows: boolean): RaceAudience {
  if (knows) return "INSIDER";
  const isIn =
    viewer !== null &&
    (racers.some(({ id }) => id === viewer.userId) || lostSeats.some(({ racerId }) => racerId === viewer.userId));
  return isIn ? `OWN ${viewer.userId}` : "OUTSIDER";
}

function ownOf(audience: RaceAudience): string | null {
  return audience.startsWith("OWN ") ? audience.slice(4) : null;
}

/** An id that tells lanes apart, as a user's id does, without revealing the user. */
function hiddenUserId(laneId: string): string {
  return encodeGlobalID("HiddenUser", laneId);
}

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
function raceLanes(state: RaceState, now: number): RaceLane[] {
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

/** Global ids of a lane, of the user on it, and of the result that they will have. */
type LaneIds = { readonly id: string; readonly userId: string; readonly resultId: string };

const laneIdCache = new WeakMap<RaceState["settings"], Map<string, LaneIds>>();

/** The ids of a racer's lane. They are the same for ever, so that snapshots do not make them anew. */
function laneIds(state: RaceState, racerId: string): LaneIds {
  const ofRace = laneIdCache.get(state.settings) ?? new Map<string, LaneIds>();
  const found = ofRace.get(racerId);
  if (found) return found;
  const made = make(state, racerId);
  laneIdCache.set(state.settings, ofRace.set(racerId, made));
  return made;
}

/**
 * The id of a lane in its race. It does not reveal the racer: the group's id, which only its people know, is part of
 * the hash.
 */
export function laneKey(state: RaceState, racerId: string): string {
  return createHash("sha256")
    .update(`lane ${raceKey(state)} ${state.settings.group?.id ?? ""} ${racerId}`)
    .digest("hex")
    .slice(0, 32);
}

function make(state: RaceState, racerId: string): LaneIds {
  return {
    id: encodeGlobalID("Racer", `${state.settings.code}:${laneKey(state, racerId)}`),
    userId: encodeGlobalID("User", racerId),
    resultId: encodeGlobalID("Result", raceResultId(raceKey(state), racerId)),
  };
}

type Taken = { readonly at: number; readonly teams: readonly TeamStanding[] };

/** As often as the figures beside a lane, in ms: people read them. */
const TEAMS_INTERVAL_MS = 1_000;

const taken = new WeakMap<RaceState["settings"], Taken>();

/** The teams as everybody sees them; while the race runs they are taken again when a second has passed. */
export function raceTeams(state: RaceState, now: number): readonly TeamStanding[] {
  if (state.phase !== "RUNNING") return teamStandings(state, now);
  const known = taken.get(state.settings);
  if (known && now - known.at < TEAMS_INTERVAL_MS) return known.teams;
  const teams = teamStandings(state, now);
  taken.set(state.settings, { at: now, teams });
  return teams;
}
