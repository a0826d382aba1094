import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { conductsRace } from "./conductsRace";

type RaceRights = { readonly mayConduct: boolean; readonly mayJoin: boolean };

const RaceRightsObject = builder.objectRef<RaceRights>("RaceRights").implement({
  description:
    "What the viewer may do with a race, whatever phase it is in. Nothing in the race itself depends on who looks.",
  fields: (t) => ({
    mayConduct: t.exposeBoolean("mayConduct", {
      description:
        "Start it, take racers out, cancel it and ask for a rematch: a coach of the group whose race it is. In " +
        "other races the host may.",
    }),
    mayJoin: t.exposeBoolean("mayJoin", {
      description:
        "Take a seat while there is one. False for who is not in the race's group, unless the group lets guests race.",
    }),
  }),
});

builder.queryField("raceRights", (t) =>
  t.field({
    type: RaceRightsObject,
    description: "What the viewer may do with the race of this code: nothing when there is none. For everybody.",
    args: { code: t.arg({ type: "RaceCode", description: "Which race." }) },
    resolve: (_, { code }, context) => rightsOf(code, context),
  }),
);

async function rightsOf(code: string, context: Context): Promise<RaceRights> {
  const { services, viewer } = context;
  const room = await services.races.find(code);
  if (!room) return { mayConduct: false, mayJoin: false };
  const { group, guests } = room.state.settings;
  const mayConduct = await conductsRace(context, group);
  const isMember =
    group !== null && viewer !== null && (await services.groupRoles.roleIn(group.id, viewer.userId)) !== null;
  return { mayConduct, mayJoin: group === null || guests || isMember };
}
