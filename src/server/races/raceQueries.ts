import { builder } from "../graphql/builder";
import { RaceBoardNode } from "./RaceBoardNode";
import { RaceNode } from "./RaceNode";
import { viewRace } from "./RaceView";

builder.queryFields((t) => ({
  race: t.field({
    type: RaceNode,
    nullable: true,
    description: "The race of this code. Null when there is none (any more). For everybody.",
    args: { code: t.arg({ type: "RaceCode", description: "As people pass it on, upper case." }) },
    resolve: async (_, { code }, { services, viewer }) => {
      const room = await services.races.find(code);
      if (viewer) room?.visit(viewer.userId);
      return room && viewRace(room, { viewer, services });
    },
  }),
  raceBoard: t.field({
    type: RaceBoardNode,
    description: "The list of open races. For everybody.",
    resolve: (_, __, { services }) => ({ rooms: services.races }),
  }),
  serverTime: t.float({
    description:
      "The server's clock, in ms since 1970: clients compare theirs with it, so that all of them start a race " +
      "together.",
    resolve: (_, __, { services }) => services.races.now(),
  }),
}));
