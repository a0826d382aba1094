import { BOARD_ACCURACY, dailyLimits } from "../../engine/practice/boardRules";
import { LeaderboardObject } from "../boards/boardTypes";
import { readDailyBoard } from "../boards/leaderboard";
import type { DailyAttemptRow } from "../database/rankingSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LanguageEnum } from "../graphql/scalars";
import { ResultNode } from "../results/ResultNode";
import { findRun } from "../results/results";
import { TextNode } from "../texts/TextNode";
import { beginDailyAttempt, countsOnBoard, type DailyText, readDailyText } from "./daily";

const DailyTextDayEnum = builder.enumType("DailyTextDay", {
  description: "A day whose text of the day can be read, by the calendar of the host's time zone.",
  values: { TODAY: { description: "Today." }, YESTERDAY: { description: "Yesterday." } } as const,
});

const DailyAttemptObject = builder.objectRef<DailyAttemptRow>("DailyAttempt").implement({
  description: "The viewer's one attempt at a text of the day. It is used once it begins.",
  fields: (t) => ({
    runId: t.exposeID("runId", { description: "The `runId` of the result that counts, as saved with `saveResult`." }),
    beganAt: t.expose("beganAt", { type: "DateTime", description: "When it began." }),
    result: t.field({
      type: ResultNode,
      nullable: true,
      resolve: ({ userId, runId }, _args, { services }) => findRun(services.database, userId, runId),
      description: "What was typed. Null while it is not saved, and for an attempt that was not finished.",
    }),
    isCounted: t.boolean({
      resolve: (attempt, _args, { services }) => countsOnBoard(services.database, attempt),
      description:
        `Whether its result counts: verified, with an accuracy of at least ${BOARD_ACCURACY} %, begun within ` +
        `${dailyLimits.startWithinMs / 60_000} minutes after \`beganAt\` and ` +
        `saved within ${dailyLimits.arriveWithinMs / 60_000} minutes after its end.`,
    }),
  }),
});

const DailyTextObject = builder.objectRef<DailyText>("DailyText").implement({
  description: "The text of the day: one for each language, the same for everyone.",
  fields: (t) => ({
    date: t.string({
      resolve: ({ day }) => new Date(day * 86_400_000).toISOString().slice(0, 10),
      description: "Its day: `2026-11-25`.",
    }),
    text: t.field({
      type: TextNode,
      nullable: true,
      resolve: ({ textId }) => textId,
      description: "The text. Null for today's until the viewer's attempt has begun.",
    }),
    attempt: t.field({
      type: DailyAttemptObject,
      nullable: true,
      resolve: ({ attempt }) => attempt,
      description: "The viewer's attempt. Null if it has not begun.",
    }),
    leaderboard: t.field({
      type: LeaderboardObject,
      resolve: ({ day, language }, _args, context) => readDailyBoard(context, language, day),
      description: "The attempts that count, fastest first.",
    }),
  }),
});

builder.queryField("dailyText", (t) =>
  t.field({
    type: DailyTextObject,
    nullable: true,
    description:
      "The text of the day and its leaderboard, for everyone. Null if the admins switched BOARDS off, for a language " +
      "without texts, and for YESTERDAY if that day had none.",
    args: {
      language: t.arg({ type: LanguageEnum, description: "Language of the text." }),
      day: t.arg({ type: DailyTextDayEnum, description: "The day." }),
    },
    resolve: (_root, { language, day }, context) => readDailyText(context, language, day),
  }),
);

const BeginDailyAttemptInput = builder.inputType("BeginDailyAttemptInput", {
  description: "An attempt at the text of the day.",
  fields: (t) => ({
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    runId: t.id({ description: "Random UUID that the client makes for this attempt, and saves its result with." }),
  }),
});

const BeginDailyAttemptSuccess = builder
  .objectRef<{ readonly dailyText: DailyText }>("BeginDailyAttemptSuccess")
  .implement({
    description: "The attempt has begun, by this request or an earlier one with the same `runId`.",
    fields: (t) => ({
      dailyText: t.field({
        type: DailyTextObject,
        resolve: ({ dailyText }) => dailyText,
        description: "The text, of the day on which the attempt began.",
      }),
    }),
  });

builder.mutationField("beginDailyAttempt", (t) =>
  t.field({
    type: payload("BeginDailyAttemptPayload", BeginDailyAttemptSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Begins the viewer's one attempt at today's text and returns the text, which is typed as TEXT and " +
      "saved with `saveResult`. For guests too. Refused with DAILY_ATTEMPT_USED, SWITCHED_OFF or " +
      "TEXT_NOT_FOUND.",
    args: { input: t.arg({ type: BeginDailyAttemptInput, description: "The text's language, and the run." }) },
    resolve: (_root, { input }, context) => beginDailyAttempt(context, input),
  }),
);
