import { builder } from "../graphql/builder";
import { RaceModeEnum } from "./raceEnums";
import { RaceNode } from "./RaceNode";
import { viewBoard, viewGroupRaces, viewRace } from "./raceView";
import type { RaceRooms } from "./RaceRooms";
import { isUuid } from "../graphql/globalIds";
import { findGroups } from "../groups/groups";
import { GroupNode } from "../groups/GroupNode";
import type { GroupInvitation } from "./GroupRaceIndex";

/** The open races, as one object that a subscription updates. */
export type RaceBoard = { readonly rooms: RaceRooms };

const ref = builder.objectRef<RaceBoard>("RaceBoard");

export const RaceBoardNode = builder.node(ref, {
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
export type GroupRaces = { readonly raceGroupId: string; readonly all: RaceRooms };

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
