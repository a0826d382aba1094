import { builder } from "../graphql/builder";
import { followTopic } from "../graphql/followTopic";
import type { Topic, TopicAudience } from "../transport/TopicRoom";
import { RaceNode } from "./RaceNode";
import { limits } from "../../contract/limits";
import type { Viewer, Services } from "../Context";
import { fromGlobalId, isUuid } from "../globalIds";
import { findGroups } from "../groups/groups";
import type { RaceRoom } from "./RaceRoom";
import {
  type RaceAudience,
  type RaceView,
  audienceOf,
  type Asking,
  groupsOf,
  homesIn,
  isInsider,
  viewBoard,
  viewGroupRaces,
  viewRace,
} from "./raceView";
import { RaceModeEnum } from "./raceEnums";
import type { RaceRooms } from "./RaceRooms";
import { GroupNode } from "../groups/GroupNode";
import type { GroupInvitation } from "./GroupRaceIndex";

/** The open races, as one object that a subscription updates. */
type RaceBoard = { readonly rooms: RaceRooms };

const ref = builder.objectRef<RaceBoard>("RaceBoard");

const RaceBoardNode = builder.node(ref, {
  description: "The list of open races. There is only one.",
  id: { resolve: () => "open" },
  isTypeOf: (value) => typeof value === "object" && value !== null && "rooms" in value,
  loadOne: (_, { services }) => ({ rooms: services.races }),
  fields: (t) => ({
    races: t.field({
      type: [RaceNode],
      resolve: ({ rooms }) => viewBoard(rooms),
      description: "Open races in their lobby, newest first, at most 50.",
    }),
  }),
});

/**
 * The races of a group, as one object that a subscription updates. Only the group's members and admins may follow it:
 * insiders.
 */
type GroupRaces = { readonly raceGroupId: string; readonly all: RaceRooms };

const groupRacesNodeRef = builder.objectRef<GroupRaces>("GroupRaces");

export const GroupRacesNode = builder.node(groupRacesNodeRef, {
  description: "The races of a group, for its members and admins.",
  id: { resolve: ({ raceGroupId }) => raceGroupId },
  isTypeOf: (value) => typeof value === "object" && value !== null && "raceGroupId" in value,
  loadOne: async (id, { services, viewer }) => {
    const [group] = isUuid(id) ? await findGroups(services.database, viewer, [id]) : [];
    return group ? { raceGroupId: group.id, all: services.races } : null;
  },
  fields: (t) => ({
    races: t.field({
      type: [RaceNode],
      resolve: ({ raceGroupId, all }) => viewGroupRaces(all, raceGroupId),
      description:
        "Races that are waiting, running, or finished in the last half hour: newest first, at most 10. After that " +
        "only their results remain.",
    }),
  }),
});

builder.objectField(GroupNode, "races", (t) =>
  t.field({
    type: GroupRacesNode,
    description: "The group's races.",
    resolve: ({ id }, _args, { services }) => ({ raceGroupId: id, all: services.races }),
  }),
);

/** What a member sees of a race in their group, on any page. */
export const GroupInvitationObject = builder.objectRef<GroupInvitation>("GroupInvitation").implement({
  description: "A race in one of the viewer's groups that has not begun.",
  fields: (t) => ({
    code: t.field({
      type: "RaceCode",
      resolve: ({ code }) => code,
      description: "The code with which the viewer can join.",
    }),
    groupName: t.exposeString("groupName", { description: "The name of the group." }),
    mode: t.expose("mode", { type: RaceModeEnum, description: "What decides its places." }),
    isSeated: t.exposeBoolean("isSeated", { description: "Whether the viewer has a seat in it." }),
  }),
});

builder.queryFields((t) => ({
  race: t.field({
    type: RaceNode,
    nullable: true,
    description: "The race with this code. Null when it does not exist. For everyone.",
    args: { code: t.arg({ type: "RaceCode", description: "The code of the race, in upper case." }) },
    guess: true,
    resolve: async (_, { code }, { services, viewer }) => {
      const room = await services.races.find(code);
      if (viewer) room?.visit(viewer.userId);
      return room && viewRace(room, { viewer, services });
    },
  }),
  raceBoard: t.field({
    type: RaceBoardNode,
    description: "The list of open races. For everyone.",
    resolve: (_, __, { services }) => ({ rooms: services.races }),
  }),
  serverTime: t.float({
    description:
      "The server's clock, in ms since 1970. Clients synchronize with it, so that all of them start a race together.",
    resolve: (_, __, { services }) => services.races.now(),
  }),
}));

builder.subscriptionFields((t) => ({
  raceUpdated: t.field({
    type: RaceNode,
    description:
      "The whole race: the current state, then at most five updates a second while it changes; completes when the " +
      "race is gone. Racers keep their seat while this subscription is open.",
    args: { code: t.arg({ type: "RaceCode", description: "Code of the race." }) },
    guess: true,
    ...followTopic<RaceView, { code: string }>(({ code }, viewer, services) => raceTopic(code, viewer, services)),
    resolve: (view) => view,
  }),
  raceWallUpdated: t.field({
    type: RaceNode,
    description:
      "The whole race for a big screen: as raceUpdated, but at most ten updates a second. It does not keep a seat.",
    args: { code: t.arg({ type: "RaceCode", description: "Code of the race." }) },
    guess: true,
    ...followTopic<RaceView, { code: string }>(({ code }, viewer, services) => raceWallTopic(code, viewer, services)),
    resolve: (view) => view,
  }),
  groupRacesUpdated: t.field({
    type: GroupRacesNode,
    description:
      "The races of a group: the current list, then at most one update a second while it changes. For the group's " +
      "members and admins; completes when the viewer is no longer one.",
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    ...followTopic<GroupRaces, { groupId: string }>(({ groupId }, _viewer, services) =>
      groupRacesTopic(groupId, services),
    ),
    resolve: (races) => races,
  }),
  raceBoardUpdated: t.field({
    type: RaceBoardNode,
    description: "The list of open races: the current list, then at most one update a second while it changes.",
    ...followTopic<RaceBoard>((_args, _viewer, services) => raceBoardTopic(services)),
    resolve: (board) => board,
  }),
}));

/** The list of open races changes at most once a second. */
const BOARD_INTERVAL_MS = 1_000;

/** A race that is followed: its snapshots, and who of its racers is there. Null when there is no such race. */
async function raceTopic(code: string, viewer: Viewer | null, services: Services): Promise<Topic | null> {
  const room = await services.races.find(code);
  if (!room) return null;
  return {
    intervalMs: limits.snapshotIntervalMs,
    current: (audience) => (room.isClosed ? null : ({ room, audience: readAudience(audience) } satisfies RaceView)),
    watch: (changed) => room.watch(changed),
    audience: await watchAudience(room, viewer, services),
    attend: (userId) => room.attend(userId),
  };
}

/** A race on a big screen: sent twice as often as to racers. Following it does not hold a seat. */
async function raceWallTopic(code: string, viewer: Viewer | null, services: Services): Promise<Topic | null> {
  const topic = await raceTopic(code, viewer, services);
  if (!topic) return null;
  const { attend: _, ...shown } = topic;
  return { ...shown, intervalMs: limits.bigScreenIntervalMs };
}

/** The races of a group, for those who are in it. */
function groupRacesTopic(groupId: string, { races, database, groupRoles }: Services): Topic | null {
  const id = fromGlobalId("Group", groupId);
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

/** An audience as the key of what is sent to it. */
function writeAudience({ kind, own, homes }: RaceAudience): string {
  return [kind, own ?? "", homes.join(",")].join(" ");
}

function readAudience(text: string): RaceAudience {
  const [kind, own = "", homes = ""] = text.split(" ");
  return {
    kind: kind === "INSIDER" ? kind : "OUTSIDER",
    own: own === "" ? null : own,
    homes: homes === "" ? [] : homes.split(","),
  };
}

/** The list of open races. */
function raceBoardTopic({ races }: Services): Topic {
  return {
    intervalMs: BOARD_INTERVAL_MS,
    current: () => ({ rooms: races }),
    watch: (changed) => races.watchBoard(changed),
  };
}

/** The same for subscribers: the audience changes when the viewer joins or leaves a group, or takes a seat. */
async function watchAudience(
  room: RaceRoom,
  viewer: Viewer | null,
  services: Asking["services"],
): Promise<TopicAudience> {
  const ofRace = room.state.settings.group?.id ?? null;
  let isInside = await isInsider(room.state, viewer, services);
  // Read once somebody is in the race whose name only their group knows.
  let groups = homesIn(room.state).length > 0 ? await groupsOf(viewer, services) : null;
  let announce: (() => void) | null = null;
  let looks = 0;
  const look = async (): Promise<void> => {
    const mine = (looks += 1);
    // A viewer whose roles cannot be read counts as an outsider until the next change.
    const inside = await isInsider(room.state, viewer, services).catch(() => false);
    const known = groups === null ? null : await groupsOf(viewer, services).catch(() => []);
    // A later look knows better.
    if (mine !== looks) return;
    isInside = inside;
    groups = known ?? groups;
    announce?.();
  };
  const current = (): string => {
    if (groups === null && viewer !== null && homesIn(room.state).length > 0) {
      groups = [];
      void look();
    }
    return writeAudience(audienceOf(room.state, viewer, { isInside, groups: groups ?? [] }));
  };
  const isOf = (id: string) => id === ofRace || (groups !== null && homesIn(room.state).includes(id));
  const watch = (changed: () => void): (() => void) => {
    if (viewer === null) return () => undefined;
    announce = changed;
    const ends = [
      services.groupRoles.onChanged((id) => void (isOf(id) && look())),
      services.groupRoles.onMissed(() => void look()),
    ];
    // Catches a change that happened during the first look.
    if (ofRace !== null || groups !== null) void look();
    return () => ends.forEach((end) => end());
  };
  return { current, watch };
}
