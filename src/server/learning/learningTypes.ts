import type { AdaptiveState, KeyStat } from "../../engine/adaptive/AdaptiveState";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { UserNode } from "../users/UserNode";
import { findLearningState, findMemberLearning, type MemberLearning } from "./learning";

type NamedStat = KeyStat & { readonly key: string };

const KeyStatType = builder.objectRef<NamedStat>("KeyStat").implement({
  description:
    "Statistics of one key, or of a pair of consecutive keys. Counts are of presses where that key was expected.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "The character; for a pair both, in reading order." }),
    presses: t.exposeInt("presses", { description: "Number of presses, right and wrong." }),
    misses: t.exposeInt("misses", { description: "Number of wrong presses." }),
    timeMs: t.exposeFloat("timeMs", {
      description: "Smoothed time of a right press in ms; 0 if none could be timed.",
    }),
    missRate: t.exposeFloat("missRate", { description: "Smoothed share of presses that miss, 0 to 1." }),
    inARow: t.exposeInt("inARow", { description: "Consecutive right presses since the last miss." }),
    day: t.exposeInt("day", {
      description: "Day of the last press: days since 1970-01-01 in the host's time zone.",
    }),
    learnt: t.exposeBoolean("learnt", {
      description: "Whether it was ever known well enough to unlock the next key.",
    }),
  }),
});

type KeyFigures = {
  readonly key: readonly string[];
  readonly presses: readonly number[];
  readonly misses: readonly number[];
  readonly timeMs: readonly number[];
  readonly missRate: readonly number[];
};

const KeyFiguresType = builder.objectRef<KeyFigures>("KeyFigures").implement({
  description: "Statistics of keys or pairs as columns, for charts: lists of equal length. See `KeyStat`.",
  fields: (t) => ({
    key: t.exposeStringList("key", { description: "The character; for a pair both, in reading order." }),
    presses: t.exposeIntList("presses", { description: "Number of presses." }),
    misses: t.exposeIntList("misses", { description: "Number of wrong presses." }),
    timeMs: t.exposeFloatList("timeMs", {
      description: "Smoothed time of a right press in ms, rounded to tenths; 0 if none could be timed.",
    }),
    missRate: t.exposeFloatList("missRate", {
      description: "Smoothed share of presses that miss, 0 to 1, rounded to four digits.",
    }),
  }),
});

const LearningState = builder.objectRef<AdaptiveState>("LearningState").implement({
  description:
    "What practice has learned about a user on one keyboard layout, from all saved runs. It determines what to " +
    "practice next.",
  fields: (t) => ({
    runs: t.exposeInt("runs", { description: "Number of runs included." }),
    lastRunEndedAt: t.float({
      nullable: true,
      resolve: ({ last }) => last?.endedAt ?? null,
      description: "When the last included run ended, in ms since 1970. Null if there is none.",
    }),
    lastRunId: t.id({
      nullable: true,
      resolve: ({ last }) => last?.id ?? null,
      description: "The `runId` of the last included run. Null if there is none.",
    }),
    keys: t.field({ type: [KeyStatType], resolve: ({ keys }) => named(keys), description: "Statistics by character." }),
    keyFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ keys }) => toColumns(keys),
      description: "The statistics of `keys` as columns.",
    }),
    pairFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ pairs }) => toColumns(pairs),
      description: "The statistics of `pairs` as columns.",
    }),
    pairs: t.field({
      type: [KeyStatType],
      resolve: ({ pairs }) => named(pairs),
      description: "Statistics by pair of characters.",
    }),
  }),
});

builder.objectField(UserNode, "learningState", (t) =>
  t.field({
    type: LearningState,
    nullable: true,
    description:
      "What practice has learned on a keyboard layout. Runs without a layout count for the one typed on last, " +
      "otherwise for the default layout of their language: EN US, NL US_INTERNATIONAL. Null for other users than " +
      "the viewer, and if nothing is known.",
    args: { layout: t.arg({ type: KeyboardLayoutEnum, description: "The keyboard layout." }) },
    resolve: (user, { layout }, { viewer, services }) =>
      viewer?.userId === user.id ? findLearningState(services.database, user.id, layout) : null,
  }),
);

/** Statistics of keys or pairs, as columns. */
function toColumns(stats: Readonly<Record<string, KeyStat>>): KeyFigures {
  const all = named(stats);
  return {
    key: all.map(({ key }) => key),
    presses: all.map(({ presses }) => presses),
    misses: all.map(({ misses }) => misses),
    timeMs: all.map(({ timeMs }) => Math.round(timeMs * 10) / 10),
    missRate: all.map(({ missRate }) => Math.round(missRate * 10_000) / 10_000),
  };
}

function named(stats: Readonly<Record<string, KeyStat>>): readonly NamedStat[] {
  return Object.entries(stats).map(([key, stat]) => ({ key, ...stat }));
}

export const MemberLearningObject = builder.objectRef<MemberLearning>("MemberLearning").implement({
  description: "What practice has learned about a member's keys on a keyboard layout.",
  fields: (t) => ({
    layout: t.expose("layout", { type: KeyboardLayoutEnum, description: "The keyboard layout." }),
    layouts: t.field({
      type: [KeyboardLayoutEnum],
      resolve: ({ layouts }) => layouts,
      description: "All layouts of which something is known, the one typed on last first.",
    }),
    keyFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ state }) => toColumns(state.keys),
      description: "Statistics of keys.",
    }),
    pairFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ state }) => toColumns(state.pairs),
      description: "Statistics of pairs of consecutive keys.",
    }),
  }),
});

builder.objectField(UserNode, "learning", (t) =>
  t.field({
    type: MemberLearningObject,
    nullable: true,
    description:
      "What practice has learned about the user's keys, by keyboard layout. Null for other users than the viewer, " +
      "and if nothing is known.",
    args: {
      layout: t.arg({
        type: KeyboardLayoutEnum,
        required: false,
        description: "The keyboard layout. Null: the one typed on last.",
      }),
    },
    resolve: (user, { layout }, { viewer, services }) =>
      viewer?.userId === user.id ? findMemberLearning(services.database, user.id, layout ?? null) : null,
  }),
);
