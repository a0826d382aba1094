import { MOST_POINTS, type GhostCurve } from "../../engine/lessons/pace";
import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LanguageEnum } from "../graphql/scalars";
import { KeyRuleEnum, ResultModeEnum, WordListEnum } from "../results/ResultNode";
import { UserNode } from "../users/UserNode";
import {
  findGhost,
  type Ghost,
  ghostChoice,
  MOST_RUNS_EACH,
  MOST_TYPISTS,
  setAllowsGhost,
  findRaceGhosts,
} from "./ghosts";

const GhostKindEnum = builder.enumType("GhostKind", {
  description: "What a ghost is made from.",
  values: {
    BEST: { description: "The viewer's fastest verified run of the kind." },
    MEDIAN: { description: "The median speed of the viewer's last ten verified runs of the kind." },
    GROUP_MEDIAN: {
      description:
        "The median speed of the members of the viewer's group in the last 30 days, if at least three have typed. " +
        `With several groups, the one in which most have. Of each person, the last ${MOST_RUNS_EACH} runs are ` +
        `read; of each group, the ${MOST_TYPISTS} people who joined last.`,
    },
    TODAY: { description: "The fastest run on today's public leaderboard whose owner allows it (User.allowsGhost)." },
  } as const,
});

const GhostRunInput = builder.inputType("GhostRunInput", {
  description: "The kind of run that a ghost is for. Texts may differ.",
  fields: (t) => ({
    mode: t.field({ type: ResultModeEnum, description: "The kind of run." }),
    modeAmount: t.int({ required: false, description: "Seconds of TIME, number of words of WORDS." }),
    language: t.field({ type: LanguageEnum, description: "The language of what is typed." }),
    punctuation: t.boolean({ required: false, defaultValue: false, description: "Words with punctuation." }),
    numbers: t.boolean({ required: false, defaultValue: false, description: "Words with numbers between them." }),
    wordList: t.field({ type: WordListEnum, required: false, description: "What the words are drawn from." }),
    keyRule: t.field({ type: KeyRuleEnum, required: false, description: "The option that changes what a key does." }),
  }),
});

const GhostCurveObject = builder.objectRef<GhostCurve>("GhostCurve").implement({
  description: "How a ghost got through its text. It says nothing about single keystrokes and errors.",
  fields: (t) => ({
    characters: t.exposeInt("characters", { description: "How many characters it typed." }),
    times: t.field({
      type: ["Int"],
      resolve: ({ times }) => [...times],
      description: `When each of up to ${MOST_POINTS} equal parts of them was typed, in ms since the first key.`,
    }),
  }),
});

const GhostObject = builder.objectRef<Ghost>("Ghost").implement({
  description: "A stored run, or a median speed, to type beside. It is in no standings, results or leaderboards.",
  fields: (t) => ({
    kind: t.expose("kind", {
      type: GhostKindEnum,
      nullable: true,
      description: "What it is made from. Null for the run of somebody of like speed in a race.",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description:
        "Whose run it is. Null for the viewer's own, for a median, and if the viewer may not see their profile.",
    }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether it is from the viewer's own runs." }),
    wpm: t.exposeFloat("wpm", { description: "Its speed." }),
    curve: t.field({
      type: GhostCurveObject,
      nullable: true,
      resolve: ({ curve }) => curve,
      description: "Its curve. Null for a median, which has an even speed.",
    }),
  }),
});

builder.queryFields((t) => ({
  ghost: t.field({
    type: GhostObject,
    nullable: true,
    description:
      "A ghost for practice. Null if there is none. TODAY is for everyone; the others are of the viewer and their " +
      "groups, and null without an account.",
    args: {
      kind: t.arg({ type: GhostKindEnum, description: "What it is made from." }),
      run: t.arg({ type: GhostRunInput, description: "What it is for." }),
    },
    resolve: (_root, { kind, run }, context) =>
      findGhost(context, kind, {
        mode: run.mode,
        language: run.language,
        modeAmount: run.modeAmount ?? null,
        punctuation: run.punctuation ?? false,
        numbers: run.numbers ?? false,
        wordList: run.wordList ?? null,
        keyRule: run.keyRule ?? null,
      }),
  }),
  raceGhosts: t.field({
    type: [GhostObject],
    nullable: true,
    description:
      "The ghosts of a race in which the viewer is the only racer, from the countdown on: the chosen one, then up to " +
      "three recent runs of others of like speed who allow it (User.allowsGhost), of texts of about the same " +
      "length; else the " +
      "viewer's own best. Empty for everyone else, with more racers, and in a group's race. Null if the race does " +
      "not exist.",
    args: {
      code: t.arg({ type: "RaceCode", description: "Code of the race." }),
      chosen: t.arg({
        type: GhostKindEnum,
        required: false,
        description:
          "What the first one is made from: as in practice, of races and, for BEST, of runs of about the same " +
          "length. " +
          "Left out if there is none.",
      }),
    },
    guess: true,
    resolve: async (_root, { code, chosen }, context) => {
      const ghosts = await findRaceGhosts(context, code, chosen ?? null);
      return ghosts && [...ghosts];
    },
  }),
}));

builder.objectField(UserNode, "allowsGhost", (t) =>
  t.boolean({
    nullable: true,
    description:
      "Whether others may race their ghost. Own only: null for other users, for guests, and for accounts made by a " +
      "coach without a guardian's agreement (GroupMember.hasPublicConsent), whose ghosts are never shown to others.",
    resolve: (user, _args, { viewer }) => (viewer?.userId === user.id ? ghostChoice(user) : null),
  }),
);

const SetAllowsGhostSuccess = builder.objectRef<{ readonly user: UserRow }>("SetAllowsGhostSuccess").implement({
  description: "It was saved.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("setAllowsGhost", (t) =>
  t.field({
    type: payload("SetAllowsGhostPayload", SetAllowsGhostSuccess, ["RefusedError"]),
    description:
      "Sets whether others may race the viewer's ghost. NOT_ALLOWED for those whose User.allowsGhost is null. " +
      "Repeating it changes nothing.",
    args: { allows: t.arg.boolean({ description: "Whether they may." }) },
    resolve: (_root, { allows }, context) => setAllowsGhost(context, allows),
  }),
);
