import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../graphql/pagination";
import { LanguageEnum } from "../graphql/scalars";
import { raceLimits } from "../../engine/race/raceLimits";
import { TextLengthEnum } from "../texts/textQueries";
import { createGroupRace, createRace } from "./createRace";
import {
  commandRace,
  conductRace,
  findRacersResult,
  joinRace,
  mayRematchStopped,
  raceRightsOf,
  rematch,
  typeInRace,
  type RaceRights,
} from "./raceCommands";
import { RaceModeEnum, RaceNode, RacePhaseEnum, RaceVisibilityEnum } from "./RaceNode";
import type { RegisteredRace } from "./RaceRegistry";
import type { RaceRoom } from "./RaceRoom";
import { viewRace } from "./raceView";

/** What a mutation of a race gives: the race as it is afterwards. */
const RaceSuccess = builder.objectRef<{ readonly room: RaceRoom }>("RaceSuccess").implement({
  description: "It worked, now or before: asking twice changes nothing more.",
  fields: (t) => ({
    race: t.field({
      type: RaceNode,
      resolve: ({ room }, _, context) => viewRace(room, context),
      description: "The race as it is now.",
    }),
  }),
});

const CreateRaceInput = builder.inputType("CreateRaceInput", {
  description:
    "A new race. Give `textId`, or `length` for a random text of that length, or neither for any text of the language.",
  fields: (t) => ({
    visibility: t.field({ type: RaceVisibilityEnum, description: "Private by code, or open to all." }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    textId: t.globalID({ required: false, description: "A text of the library, in that language." }),
    length: t.field({ type: TextLengthEnum, required: false, description: "How long a random text is." }),
  }),
});

const CreateRacePayload = payload("CreateRacePayload", RaceSuccess, [
  "InvalidInputError",
  "RefusedError",
  "RateLimitedError",
]);

builder.mutationField("createRace", (t) =>
  t.field({
    type: CreateRacePayload,
    description: "Opens a race with the caller as its host. For guests and members, at most 20 a minute.",
    args: { input: t.arg({ type: CreateRaceInput, description: "What race." }) },
    resolve: (_, { input }, context) => createRace(context, { ...input, textId: input.textId?.id ?? null }),
  }),
);

const CreateGroupRaceInput = builder.inputType("CreateGroupRaceInput", {
  description:
    "A new race of a group. Give `textId`, or `length` for a random text of that length, or neither for any text " +
    "of the language.",
  fields: (t) => ({
    mode: t.field({
      type: RaceModeEnum,
      required: false,
      defaultValue: "SPEED",
      description: "What decides its places.",
    }),
    teams: t.int({
      required: false,
      defaultValue: raceLimits.fewestTeams,
      description: "How many teams, 2 to 6, else the nearest of these; of no meaning in other modes.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    textId: t.globalID({ required: false, description: "A text that the viewer may read, in that language." }),
    length: t.field({ type: TextLengthEnum, required: false, description: "How long a random text is." }),
  }),
});

builder.mutationField("createGroupRace", (t) =>
  t.field({
    type: payload("CreateGroupRacePayload", RaceSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Opens a private race for a whole group, without a host: its coaches conduct it. For coaches and admins, at " +
      "most 20 a minute. Its members see that they are invited.",
    args: {
      groupId: t.arg.id({ description: "Which group." }),
      input: t.arg({ type: CreateGroupRaceInput, description: "What race." }),
    },
    resolve: (_, { groupId, input }, context) =>
      createGroupRace(context, groupId, { ...input, textId: input.textId?.id ?? null }),
  }),
);

const RacePayload = payload("RacePayload", RaceSuccess, ["RefusedError", "RateLimitedError"]);

builder.mutationFields((t) => {
  const code = t.arg({ type: "RaceCode", description: "Which race." });
  return {
    joinRace: t.field({
      type: RacePayload,
      description:
        "Takes a seat in the lobby. For guests and members; in a race of a group for those in it, and for others " +
        "where the group lets guests race.",
      args: { code },
      resolve: (_, args, context) => joinRace(args.code, context),
    }),
    leaveRace: t.field({
      type: RacePayload,
      description: "Gives the seat up. For who has one; the host's part passes on.",
      args: { code },
      resolve: (_, args, context) => commandRace(args.code, context, (by) => ({ kind: "leave", by })),
    }),
    setReady: t.field({
      type: RacePayload,
      description: "Says in the lobby that one is ready, or not. An open race starts when all of at least two are.",
      args: { code, ready: t.arg.boolean({ description: "Ready or not." }) },
      resolve: (_, args, context) =>
        commandRace(args.code, context, (by) => ({ kind: "setReady", by, ready: args.ready })),
    }),
    startRace: t.field({
      type: RacePayload,
      description:
        "Starts the countdown, ready or not. For the host, or a coach of the race's group; an open race needs two " +
        "racers.",
      args: { code },
      resolve: (_, args, context) => conductRace(args.code, context, (who) => ({ kind: "start", ...who })),
    }),
    kickRacer: t.field({
      type: RacePayload,
      description: "Takes a racer's seat away; they cannot come back. For the host, or a coach of the race's group.",
      args: { code, userId: t.arg.globalID({ description: "Racer.userId." }) },
      resolve: (_, args, context) =>
        conductRace(args.code, context, (who) => ({ kind: "kick", ...who, racerId: args.userId.id })),
    }),
    cancelRace: t.field({
      type: RacePayload,
      description: "Calls the race off, before it runs. For the host, or a coach of the race's group.",
      args: { code },
      resolve: (_, args, context) => conductRace(args.code, context, (who) => ({ kind: "cancel", ...who })),
    }),
    rematch: t.field({
      type: RacePayload,
      description:
        "A new race with the same seats and another text of the same kind, or the one that somebody asked for " +
        "already. For who raced, or a coach of the race's group; gives the new race. Also of a race that stopped " +
        "because the server restarted (`stoppedRace`).",
      args: { code },
      resolve: (_, args, context) => rematch(args.code, context),
    }),
  };
});

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
    // No race answers as one in which the viewer may do nothing.
    extensions: { guess: { isWrong: (rights) => !mayDoAnything(rights as RaceRights) } },
    resolve: (_, { code }, context) => raceRightsOf(code, context),
  }),
);

const mayDoAnything = ({ mayConduct, mayJoin }: RaceRights): boolean => mayConduct || mayJoin;

/** Also what an exam answers. */
export const KeystrokesTaken = builder.objectRef<{ readonly batch: number }>("KeystrokesTaken").implement({
  description: "The server has them.",
  fields: (t) => ({ batch: t.exposeInt("batch", { description: "Number of the last batch taken." }) }),
});

const SendKeystrokesPayload = payload("SendKeystrokesPayload", KeystrokesTaken, ["RefusedError", "SequenceGapError"]);

builder.mutationField("sendKeystrokes", (t) =>
  t.field({
    type: SendKeystrokesPayload,
    description:
      "The next batch of a racer's keystrokes. A batch that was taken before changes nothing; one out of turn is " +
      "answered with the number expected. Its number makes a batch safe to repeat: idempotency keys are not " +
      "looked at.",
    args: {
      code: t.arg({ type: "RaceCode", description: "Which race." }),
      batch: t.arg.int({ description: "1 for the first, then one more each time." }),
      keystrokes: t.arg({
        type: "KeystrokeLog",
        description: "A log by itself, at most 1,000 keystrokes; its times count from the start of the race.",
      }),
    },
    resolve: (_, { code, batch, keystrokes }, { viewer, services }) =>
      typeInRace(services, viewer, { code, batch, keystrokes }),
  }),
);

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
      resolve: (race, _, context) => mayRematchStopped(race, context),
    }),
    rematchCode: t.expose("rematchCode", {
      type: "RaceCode",
      nullable: true,
      description: "Code of the race that follows with the same people. Null until somebody asks for it.",
    }),
    resultId: t.id({
      nullable: true,
      description: "Global id of the viewer's result, if they had finished. Null otherwise.",
      resolve: async (race, _, { viewer, services }) => {
        const id = viewer && (await findRacersResult(services.database, race, viewer.userId));
        return id === null ? null : toGlobalId("Result", id);
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
