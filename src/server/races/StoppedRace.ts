import { encodeGlobalID } from "@pothos/plugin-relay";
import { and, eq } from "drizzle-orm";
import { results } from "../database/schema";
import { builder } from "../graphql/builder";
import { raceResultId } from "../results/runs";
import { conductsRace } from "./conductsRace";
import { RacePhaseEnum } from "./RaceNode";
import type { RegisteredRace } from "./RaceRegistry";

const StoppedRaceObject = builder.objectRef<RegisteredRace>("StoppedRace").implement({
  description:
    "A race that stopped because the server restarted: its lanes and keystrokes are gone from the server, what " +
    "each racer typed is still in their browser.",
  fields: (t) => ({
    code: t.expose("code", { type: "RaceCode", description: "The code it had." }),
    phase: t.expose("phase", {
      type: RacePhaseEnum,
      description: "How far it was: FINISHED when only its podium is gone.",
    }),
    mayRematch: t.boolean({
      description: "Whether the viewer may ask for a rematch: they had a seat, or conduct the group whose race it was.",
      resolve: async ({ settings, racerIds, phase }, _, { viewer, services }) => {
        if (viewer === null || phase === "CANCELLED") return false;
        const group = settings.group ?? null;
        return group === null ? racerIds.includes(viewer.userId) : conductsRace({ viewer, services }, group);
      },
    }),
    rematchCode: t.expose("rematchCode", {
      type: "RaceCode",
      nullable: true,
      description: "Code of the race that follows with the same people. Null until somebody asks for it.",
    }),
    resultId: t.id({
      nullable: true,
      description: "Global id of the viewer's result, if they had finished. Null otherwise.",
      resolve: async ({ code, createdAt }, _, { viewer, services: { database } }) => {
        if (viewer === null) return null;
        const id = raceResultId(`${code}:${createdAt}`, viewer.userId);
        const [kept] = await database
          .select({ id: results.id })
          .from(results)
          .where(and(eq(results.id, id), eq(results.userId, viewer.userId)));
        return kept ? encodeGlobalID("Result", kept.id) : null;
      },
    }),
  }),
});

builder.queryField("stoppedRace", (t) =>
  t.field({
    type: StoppedRaceObject,
    nullable: true,
    description:
      "What became of the race of this code when the server restarted. Null while the race is there, and when " +
      "there was none lately. For everybody.",
    args: { code: t.arg({ type: "RaceCode", description: "Which race." }) },
    resolve: async (_, { code }, { services }) =>
      (await services.races.find(code)) ? null : services.races.registry.find(code),
  }),
);
