import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { LanguageEnum } from "../graphql/scalars";
import { raceLimits } from "../../engine/race/RaceState";
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
  setRacerTeam,
  type RaceRights,
} from "./raceCommands";
import { RaceModeEnum, RacePhaseEnum, RaceVisibilityEnum } from "./raceEnums";
import { RaceNode } from "./RaceNode";
import { raceNow } from "./raceNow";
import type { RegisteredRace } from "./RaceRegistry";
import type { RaceRoom } from "./RaceRoom";
import { viewRace } from "./raceView";

/** What a mutation of a race gives: the race as it is afterwards. */
export const RaceSuccess = builder.objectRef<{ readonly room: RaceRoom }>("RaceSuccess").implement({
  description: "The change was made, by this request or an earlier one. Repeating it changes nothing.",
  fields: (t) => ({
    race: t.field({
      type: RaceNode,
      resolve: ({ room }, _, context) => viewRace(room, context),
      description: "The race as it is now.",
    }),
  }),
});

/** How a new race is won, and what it is about. */
function wishFields(t: PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">) {
  return {
    mode: t.field({
      type: RaceModeEnum,
      required: false,
      defaultValue: "SPEED",
      description: "What decides its places.",
    }),
    teams: t.int({
      required: false,
      defaultValue: raceLimits.fewestTeams,
      description: "Number of teams, 2 to 6; another number becomes the nearest of these. Ignored in other modes.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    textId: t.globalID({ required: false, description: "A text that the viewer may read, in that language." }),
    lessonId: t.string({ required: false, description: "A lesson with words; ignored beside a text." }),
    length: t.field({
      type: TextLengthEnum,
      required: false,
      description: "How long a random text is, or the words of a lesson.",
    }),
  };
}

const CreateRaceInput = builder.inputType("CreateRaceInput", {
  description:
    "A new race. Give one of `textId`, `lessonId` (words of a lesson) and `length` (a random text of that length), " +
    "or none of them for any text of the language. Only private races can have a text that not everyone can read, " +
    "teams, or a ranking by improvement (PRIVATE_RACE_ONLY).",
  fields: (t) => ({
    visibility: t.field({ type: RaceVisibilityEnum, description: "Private by code, or open to all." }),
    ...wishFields(t),
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
    args: { input: t.arg({ type: CreateRaceInput, description: "The race." }) },
    resolve: (_, { input }, context) => createRace(context, { ...input, textId: input.textId?.id ?? null }),
  }),
);

const CreateGroupRaceInput = builder.inputType("CreateGroupRaceInput", {
  description:
    "A new race of a group. Give one of `textId`, `lessonId` (words of a lesson) and `length` (a random text of " +
    "that length), or none of them for any text of the language.",
  fields: (t) => ({
    ...wishFields(t),
  }),
});

builder.mutationField("createGroupRace", (t) =>
  t.field({
    type: payload("CreateGroupRacePayload", RaceSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Opens a private race for a whole group, without a host: its coaches run it. For coaches and admins, " +
      "at most 20 a minute. All its members are invited.",
    args: {
      groupId: t.arg.id({ description: "Global id of the group." }),
      input: t.arg({ type: CreateGroupRaceInput, description: "The race." }),
    },
    resolve: (_, { groupId, input }, context) =>
      createGroupRace(context, groupId, { ...input, textId: input.textId?.id ?? null }),
  }),
);

const RacePayload = payload("RacePayload", RaceSuccess, ["RefusedError", "RateLimitedError"]);

builder.mutationField("raceNow", (t) =>
  t.field({
    type: RacePayload,
    description:
      "Takes a seat, ready to start, in the open race of this language whose people are most like the caller: by " +
      "rating, or without one by median speed. Makes such a race if there is none, which starts when someone joins, " +
      "or after 10 s alone. For guests and members, at most 20 a minute together with createRace. Asking again " +
      "gives the race in which the caller waits.",
    args: { language: t.arg({ type: LanguageEnum, description: "Language of the text." }) },
    resolve: (_, { language }, context) => raceNow(context, language),
  }),
);

builder.mutationFields((t) => {
  const code = t.arg({ type: "RaceCode", description: "Code of the race." });
  return {
    joinRace: t.field({
      type: RacePayload,
      description:
        "Takes a seat in the lobby. For guests and members. A group's race is for its members, and for others if " +
        "the group lets guests race.",
      args: { code },
      guess: true,
      resolve: (_, args, context) => joinRace(args.code, context),
    }),
    leaveRace: t.field({
      type: RacePayload,
      description: "Gives up the viewer's seat. If the host leaves, another racer becomes the host.",
      args: { code },
      guess: true,
      resolve: (_, args, context) => commandRace(args.code, context, (by) => ({ kind: "leave", by })),
    }),
    setReady: t.field({
      type: RacePayload,
      description:
        "Says whether the viewer is ready, in the lobby. An open race starts when all its racers, at least " +
        "two, are ready.",
      args: { code, ready: t.arg.boolean({ description: "Ready or not." }) },
      guess: true,
      resolve: (_, args, context) =>
        commandRace(args.code, context, (by) => ({ kind: "setReady", by, ready: args.ready })),
    }),
    startRace: t.field({
      type: RacePayload,
      description:
        "Starts the countdown, whether or not all are ready. For the host, or a coach of the race's group; an " +
        "open race needs two racers.",
      args: { code },
      guess: true,
      resolve: (_, args, context) => conductRace(args.code, context, (conductor) => ({ kind: "start", ...conductor })),
    }),
    kickRacer: t.field({
      type: RacePayload,
      description: "Removes a racer, who cannot come back. For the host, or a coach of the race's group.",
      args: { code, userId: t.arg.globalID({ description: "Racer.userId of the racer." }) },
      guess: true,
      resolve: (_, args, context) =>
        conductRace(args.code, context, (conductor) => ({ kind: "kick", ...conductor, racerId: args.userId.id })),
    }),
    setRacerTeam: t.field({
      type: payload("SetRacerTeamPayload", RaceSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
      description:
        "Puts a racer in a team, in the lobby of a team race, or has their team drawn again. For the host, or a " +
        "coach of the race's group. A team that the race does not have is an issue at `team` (OUT_OF_RANGE). Has no " +
        "effect on people without a seat.",
      args: {
        code,
        userId: t.arg.globalID({ description: "Racer.userId of the racer." }),
        team: t.arg.int({ required: false, description: "Number of the team, from 1. Null to draw it." }),
      },
      guess: true,
      resolve: (_, args, context) =>
        setRacerTeam(args.code, context, { racerId: args.userId.id, team: args.team ?? null }),
    }),
    cancelRace: t.field({
      type: RacePayload,
      description: "Cancels the race before it runs. For the host, or a coach of the race's group.",
      args: { code },
      guess: true,
      resolve: (_, args, context) => conductRace(args.code, context, (conductor) => ({ kind: "cancel", ...conductor })),
    }),
    rematch: t.field({
      type: RacePayload,
      description:
        "Makes a new race with the same seats and another text of the same kind, or returns the rematch that " +
        "already exists. For those who raced, or a coach of the race's group. Also works for a race that stopped " +
        "because the server restarted (`stoppedRace`).",
      args: { code },
      guess: true,
      resolve: (_, args, context) => rematch(args.code, context),
    }),
  };
});

const RaceRightsObject = builder.objectRef<RaceRights>("RaceRights").implement({
  description: "What the viewer may do with a race, in any phase. The race itself is the same for all viewers.",
  fields: (t) => ({
    mayConduct: t.exposeBoolean("mayConduct", {
      description:
        "Whether the viewer may start it, remove racers, cancel it and request a rematch as a coach of the race's " +
        "group. In other races the host may.",
    }),
    mayJoin: t.exposeBoolean("mayJoin", {
      description:
        "Whether the viewer may take a free seat. False for viewers outside the race's group, unless the group " +
        "lets guests race.",
    }),
  }),
});

builder.queryField("raceRights", (t) =>
  t.field({
    type: RaceRightsObject,
    description: "What the viewer may do with the race with this code: nothing if it does not exist. For everyone.",
    args: { code: t.arg({ type: "RaceCode", description: "Code of the race." }) },
    // A missing race has the same response as one in which the viewer may do nothing.
    guess: { isWrong: ({ mayConduct, mayJoin }) => !mayConduct && !mayJoin },
    resolve: (_, { code }, context) => raceRightsOf(code, context),
  }),
);

/** Also what an exam answers. */
export const KeystrokesTaken = builder.objectRef<{ readonly batch: number }>("KeystrokesTaken").implement({
  description: "The keystrokes were accepted.",
  fields: (t) => ({ batch: t.exposeInt("batch", { description: "Number of the last accepted batch." }) }),
});

const SendKeystrokesPayload = payload("SendKeystrokesPayload", KeystrokesTaken, ["RefusedError", "SequenceGapError"]);

builder.mutationField("sendKeystrokes", (t) =>
  t.field({
    type: SendKeystrokesPayload,
    description:
      "Sends the next batch of a racer's keystrokes. A batch that was already accepted changes nothing; for one " +
      "out of order, the response is the expected number. The batch number makes this safe to repeat, so " +
      "idempotency keys are ignored.",
    args: {
      code: t.arg({ type: "RaceCode", description: "Code of the race." }),
      batch: t.arg.int({ description: "1 for the first batch, then one more each time." }),
      keystrokes: t.arg({
        type: "KeystrokeLog",
        description: "A complete log of at most 1,000 keystrokes; its times count from the start of the race.",
      }),
    },
    guess: true,
    resolve: (_, { code, batch, keystrokes }, { viewer, services }) =>
      services.races.takeKeystrokes(viewer, { code, batch, keystrokes }),
  }),
);

const StoppedRaceObject = builder.objectRef<RegisteredRace>("StoppedRace").implement({
  description:
    "A race that stopped because the server restarted. The server has lost its lanes and keystrokes; what each " +
    "racer typed is still in their browser.",
  fields: (t) => ({
    code: t.expose("code", { type: "RaceCode", description: "The code it had." }),
    phase: t.expose("phase", {
      type: RacePhaseEnum,
      description: "The phase it was in. FINISHED if only its podium was lost.",
    }),
    mayRematch: t.boolean({
      description: "Whether the viewer may ask for a rematch: they had a seat, or run the group whose race it was.",
      resolve: (race, _, context) => mayRematchStopped(race, context),
    }),
    rematchCode: t.expose("rematchCode", {
      type: "RaceCode",
      nullable: true,
      description: "Code of the rematch with the same people. Null until there is one.",
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
      "The race with this code if it stopped when the server restarted. Null while the race exists, and when " +
      "there was none recently. For everyone.",
    args: { code: t.arg({ type: "RaceCode", description: "Code of the race." }) },
    guess: { isRight: async ({ code }, { services }) => (await services.races.find(code)) !== null },
    resolve: async (_, { code }, { services }) =>
      (await services.races.find(code)) ? null : services.races.registry.find(code),
  }),
);
