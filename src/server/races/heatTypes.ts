import type { RaceHeat } from "../../engine/race/RaceState";
import type { RaceHeatsRow, StoredHeat } from "../database/raceSchema";
import type { Services } from "../Context";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { LanguageEnum } from "../graphql/scalars";
import { TextLengthEnum } from "../texts/textQueries";
import { findHeat, findHeatsOf, findNames, heatLimits, startFinal, startHeats, type FoundHeat } from "./heats";
import { GroupRacesNode } from "./raceSubscriptions";
import { RaceModeEnum, RacePhaseEnum } from "./raceEnums";
import { RaceNode } from "./RaceNode";

type HeatView = FoundHeat & { readonly number: number; readonly userIds: readonly string[] };

async function viewHeat(services: Services, { code, userIds }: StoredHeat, number: number): Promise<HeatView> {
  return { ...(await findHeat(services, code)), number, userIds };
}

const HeatObject = builder.objectRef<HeatView>("Heat").implement({
  description: "A heat, or a final, as its group sees it.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1; 0 for the final." }),
    code: t.expose("code", { type: "RaceCode", description: "The code of its race, also of one that stopped." }),
    phase: t.expose("phase", {
      type: RacePhaseEnum,
      nullable: true,
      description: "The phase of its race. Null if it stopped because the server restarted.",
    }),
    names: t.stringList({
      resolve: async ({ userIds }, _args, { services }) => [...(await findNames(services, userIds))],
      description: "Display names of those who were put in it. Others may have joined since. Empty for the final.",
    }),
  }),
});

const RaceHeatsObject = builder.objectRef<RaceHeatsRow>("RaceHeats").implement({
  description: "Heats of a group: its members race in several races, and the best of each race in the final.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("RaceHeats", id), description: "Opaque global id." }),
    mode: t.field({ type: RaceModeEnum, resolve: ({ wish }) => wish.mode, description: "What decides the places." }),
    best: t.exposeInt("best", { description: "How many of each heat are in the final." }),
    heats: t.field({
      type: [HeatObject],
      resolve: ({ heats }, _args, { services }) =>
        Promise.all(heats.map((heat, index) => viewHeat(services, heat, index + 1))),
      description: "In the order of their numbers.",
    }),
    final: t.field({
      type: HeatObject,
      nullable: true,
      resolve: ({ finalCode }, _args, { services }) =>
        finalCode === null ? null : viewHeat(services, { code: finalCode, userIds: [] }, 0),
      description: "Null until a coach starts it.",
    }),
  }),
});

builder.objectField(GroupRacesNode, "heats", (t) =>
  t.field({
    type: RaceHeatsObject,
    nullable: true,
    description: "The newest heats of the last 24 hours. Null if there are none.",
    resolve: ({ raceGroupId }, _args, { services }) => findHeatsOf(services, raceGroupId),
  }),
);

const RaceHeatObject = builder.objectRef<RaceHeat>("RaceHeat").implement({
  description: "Which heat a race is.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1; 0 for the final." }),
    count: t.exposeInt("count", { description: "Number of heats." }),
    best: t.exposeInt("best", { description: "How many of each heat are in the final." }),
  }),
});

builder.objectField(RaceNode, "heat", (t) =>
  t.field({
    type: RaceHeatObject,
    nullable: true,
    resolve: ({ room: { state } }) => state.settings.heat,
    description: "The heat, or the final, that it is. Null for any other race.",
  }),
);

const HeatSplitEnum = builder.enumType("HeatSplit", {
  description: "How people are put in heats.",
  values: {
    SPEED: { description: "So that the heats are equally strong, by the members' medians of the last seven days." },
    DRAW: { description: "By chance." },
  } as const,
});

const { fewest, most, best } = heatLimits;

const StartHeatsInput = builder.inputType("StartHeatsInput", {
  description: "Heats of a group. The text is chosen as for any race of a group; a random one is another in each race.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    heats: t.int({ description: `How many heats, ${fewest} to ${most}; each has 2 to 40 people.` }),
    best: t.int({
      description: `How many of each heat are in the final, ${best.min} to ${best.max}; at most 40 people together.`,
    }),
    split: t.field({ type: HeatSplitEnum, description: "How people are put in heats." }),
    mode: t.field({
      type: RaceModeEnum,
      required: false,
      defaultValue: "SPEED",
      description: "What decides the places; not TEAMS.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the texts." }),
    textId: t.globalID({ required: false, description: "A text that the viewer may read, in that language." }),
    lessonId: t.string({ required: false, description: "A lesson with words; ignored beside a text." }),
    length: t.field({ type: TextLengthEnum, required: false, description: "How long a random text is, or the words." }),
  }),
});

const RaceHeatsSuccess = builder.objectRef<{ readonly group: { readonly id: string } }>("RaceHeatsSuccess").implement({
  description: "The races are open.",
  fields: (t) => ({
    races: t.field({
      type: GroupRacesNode,
      resolve: ({ group }, _args, { services }) => ({ raceGroupId: group.id, all: services.races }),
      description: "The group's races, with the new ones.",
    }),
  }),
});

builder.mutationFields((t) => ({
  startHeats: t.field({
    type: payload("StartHeatsPayload", RaceHeatsSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Puts the members of a group in heats of equal size, and opens a race for each. For its coaches. People may " +
      "only join their own heat (OTHER_HEAT); people who join the group later may join any of them. What is out of " +
      "range is an issue at `heats`, `best` or `mode` (OUT_OF_RANGE).",
    args: { input: t.arg({ type: StartHeatsInput, description: "The heats." }) },
    resolve: (_, { input }, context) => startHeats(context, { ...input, textId: input.textId?.id ?? null }),
  }),
  startFinal: t.field({
    type: payload("StartFinalPayload", RaceHeatsSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Opens the final of heats, once all have ended: for the best of each, by place, whose results are verified and " +
      "who are still in the group. For the group's coaches. Asking again makes no other one.",
    args: { heatsId: t.arg.id({ description: "RaceHeats.id." }) },
    resolve: (_, { heatsId }, context) => startFinal(context, heatsId),
  }),
}));
