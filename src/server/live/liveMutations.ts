import { liveLimits } from "../../engine/live/liveLimits";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LiveActivityEnum, LiveRulesEnum } from "./liveTypes";
import { reportPresence, reportTyping } from "./reportTyping";

const PresenceReported = builder.objectRef<{ readonly isWatched: boolean }>("PresenceReported").implement({
  description: "The server knows.",
  fields: (t) => ({
    isWatched: t.exposeBoolean("isWatched", {
      description: "Whether anybody watches the viewer now. If not, nothing was kept.",
    }),
  }),
});

builder.mutationField("reportPresence", (t) =>
  t.field({
    type: payload("ReportPresencePayload", PresenceReported, ["RefusedError", "RateLimitedError"]),
    description:
      "Says that a page of the viewer has seen no key or mouse for 10 s, or that it does again. Pages report it " +
      "only while somebody watches.",
    args: {
      page: t.arg.id({ description: "The page, as its `myGroupNews` names it." }),
      isAway: t.arg.boolean({ description: "True after 10 s without key or mouse, false with the next one." }),
    },
    resolve: (_root, { page, isAway }, context) => reportPresence(context, page, isAway),
  }),
);

const LiveStartInput = builder.inputType("LiveStartInput", {
  description: "What somebody begins to type.",
  fields: (t) => ({
    activity: t.field({ type: LiveActivityEnum, description: "What it is." }),
    rules: t.field({ type: LiveRulesEnum, description: "By which rules keys are taken." }),
    text: t.string({
      maxLength: liveLimits.textLength,
      description: "What is to be typed, normalised; at most 30,000 characters.",
    }),
    title: t.string({ required: false, description: "What the screen calls it. More than 100 characters are cut." }),
    position: t.int({
      required: false,
      defaultValue: 0,
      description:
        "Characters (graphemes) that were typed before the log begins: of a race that a page came back to. Only " +
        "with STOP_ON_ERROR.",
    }),
  }),
});

const ReportTypingInput = builder.inputType("ReportTypingInput", {
  description: "A part of what somebody types.",
  fields: (t) => ({
    runId: t.id({ description: "A name that the page gives to the run, at most 64 characters." }),
    batch: t.int({ description: "1 for the first, then one more each time." }),
    elapsedMs: t.int({ description: "How far the run was when this was sent, in ms since its zero." }),
    start: t.field({ type: LiveStartInput, required: false, description: "In batch 1, and only there." }),
    keystrokes: t.field({
      type: "KeystrokeLog",
      description: "A log by itself, at most 1,000 keystrokes, which may be none; its times count from the run's zero.",
    }),
    isOver: t.boolean({ required: false, defaultValue: false, description: "Whether the run ended with this." }),
  }),
});

const TypingReported = builder.objectRef<{ readonly isWatched: boolean }>("TypingReported").implement({
  description: "The server has it.",
  fields: (t) => ({
    isWatched: t.exposeBoolean("isWatched", {
      description:
        "Whether anybody watches the viewer now. If not, nothing was kept, and nothing more need be reported.",
    }),
  }),
});

builder.mutationField("reportTyping", (t) =>
  t.field({
    type: payload("ReportTypingPayload", TypingReported, ["SequenceGapError", "RefusedError", "RateLimitedError"]),
    description:
      "The next part of what the viewer types, for the coaches who watch. It is kept in memory only, and no " +
      "longer than the run goes on and somebody watches. " +
      "A batch that was taken before changes nothing; one out of turn is answered with the number expected, 1 " +
      "meaning: begin again with `start` and the whole log. " +
      "The first batch of another run takes the place of the run before. Its number makes a batch safe to repeat: " +
      "idempotency keys are not looked at.",
    args: { input: t.arg({ type: ReportTypingInput, description: "What was typed." }) },
    resolve: (_root, { input }, context) => reportTyping(context, input),
  }),
);
