import { builder } from "../graphql/builder";
import { isUuid } from "../graphql/rowId";
import { findGroups } from "../groups/groups";
import { GroupNode } from "../groups/GroupNode";
import { RaceNode } from "./RaceNode";
import type { RaceView } from "./RaceView";
import type { RaceRooms } from "./RaceRooms";

/**
 * The races of a group, as one object that a subscription keeps up to date. Only people of the group and admins may
 * follow it: insiders.
 */
export type GroupRaces = { readonly raceGroupId: string; readonly all: RaceRooms };

/** So many races of a group are listed. */
const LISTED = 10;

const ref = builder.objectRef<GroupRaces>("GroupRaces");

export const GroupRacesNode = builder.node(ref, {
  description: "The races of a group: for those who are in it, and admins.",
  id: { resolve: ({ raceGroupId }) => raceGroupId },
  isTypeOf: (value) => typeof value === "object" && value !== null && "raceGroupId" in value,
  loadOne: async (id, { services, viewer }) => {
    const [group] = isUuid(id) ? await findGroups(services.database, viewer, [id]) : [];
    return group ? { raceGroupId: group.id, all: services.races } : null;
  },
  fields: (t) => ({
    races: t.field({
      type: [RaceNode],
      resolve: async ({ raceGroupId, all }) =>
        (await all.groups.of(raceGroupId)).slice(0, LISTED).map((room): RaceView => ({ room, audience: "INSIDER" })),
      description:
        "Races that wait, run, or were over in the last half hour: newest first, at most 10. Later their results " +
        "are what is left.",
    }),
  }),
});

builder.objectField(GroupNode, "races", (t) =>
  t.field({
    type: GroupRacesNode,
    description: "Its races.",
    resolve: ({ id }, _args, { services }) => ({ raceGroupId: id, all: services.races }),
  }),
);
