import { builder } from "../graphql/builder";
import { RaceNode } from "./RaceNode";
import type { RaceView } from "./RaceView";
import type { RaceRooms } from "./RaceRooms";

/** The races that anybody may join, as one object that a subscription keeps up to date. */
export type RaceBoard = { readonly rooms: RaceRooms };

const ref = builder.objectRef<RaceBoard>("RaceBoard");

export const RaceBoardNode = builder.node(ref, {
  description: "The list of open races. There is one.",
  id: { resolve: () => "open" },
  isTypeOf: (value) => typeof value === "object" && value !== null && "rooms" in value,
  loadOne: (_, { services }) => ({ rooms: services.races }),
  fields: (t) => ({
    races: t.field({
      type: [RaceNode],
      resolve: async ({ rooms }) =>
        (await rooms.board()).map((room): RaceView => ({
          room,
          audience: room.state.settings.group === null ? "INSIDER" : "OUTSIDER",
        })),
      description: "Open races in their lobby, newest first, at most 50.",
    }),
  }),
});
