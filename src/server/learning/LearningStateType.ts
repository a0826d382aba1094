import type { AdaptiveState, KeyStat } from "../../engine/adaptive/AdaptiveState";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/enums";
import { UserNode } from "../users/UserNode";
import { findLearningState } from "./learnFrom";

type NamedStat = KeyStat & { readonly key: string };

const KeyStatType = builder.objectRef<NamedStat>("KeyStat").implement({
  description:
    "What practice has learnt of one key, or of one key after another. Counts are of presses where that key was " +
    "expected.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "The character; of a pair both, in reading order." }),
    presses: t.exposeInt("presses", { description: "Presses in all, right and wrong." }),
    misses: t.exposeInt("misses", { description: "The wrong ones." }),
    timeMs: t.exposeFloat("timeMs", {
      description: "Smoothed time of a right press in ms; 0 while none could be timed.",
    }),
    missRate: t.exposeFloat("missRate", { description: "Smoothed share of presses that miss, 0 to 1." }),
    inARow: t.exposeInt("inARow", { description: "Right presses since the last miss." }),
    day: t.exposeInt("day", {
      description: "Day of the last press: days since 1970-01-01 by the calendar of the host.",
    }),
    learnt: t.exposeBoolean("learnt", {
      description: "Whether it was ever known well enough for the next key to open.",
    }),
  }),
});

export type KeyFigures = {
  readonly key: readonly string[];
  readonly presses: readonly number[];
  readonly misses: readonly number[];
  readonly timeMs: readonly number[];
  readonly missRate: readonly number[];
};

export const KeyFiguresType = builder.objectRef<KeyFigures>("KeyFigures").implement({
  description:
    "What practice has learnt of keys or pairs as columns, for pictures: lists of equal length. See `KeyStat`.",
  fields: (t) => ({
    key: t.exposeStringList("key", { description: "The character; of a pair both, in reading order." }),
    presses: t.exposeIntList("presses", { description: "Presses in all." }),
    misses: t.exposeIntList("misses", { description: "The wrong ones." }),
    timeMs: t.exposeFloatList("timeMs", {
      description: "Smoothed time of a right press in ms, rounded to tenths; 0 while none could be timed.",
    }),
    missRate: t.exposeFloatList("missRate", {
      description: "Smoothed share of presses that miss, 0 to 1, rounded to four digits.",
    }),
  }),
});

const LearningState = builder.objectRef<AdaptiveState>("LearningState").implement({
  description:
    "What practice has learnt of a person on one keyboard layout, from all runs that were kept: it chooses what " +
    "to practise next.",
  fields: (t) => ({
    runs: t.exposeInt("runs", { description: "How many runs are in it." }),
    lastRunEndedAt: t.float({
      nullable: true,
      resolve: ({ last }) => last?.endedAt ?? null,
      description: "When the last of them ended, in ms since 1970. Null while there is none.",
    }),
    lastRunId: t.id({
      nullable: true,
      resolve: ({ last }) => last?.id ?? null,
      description: "The `runId` it was saved by. Null while there is none.",
    }),
    keys: t.field({ type: [KeyStatType], resolve: ({ keys }) => named(keys), description: "By the character." }),
    keyFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ keys }) => toColumns(keys),
      description: "`keys` as columns.",
    }),
    pairFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ pairs }) => toColumns(pairs),
      description: "`pairs` as columns.",
    }),
    pairs: t.field({ type: [KeyStatType], resolve: ({ pairs }) => named(pairs), description: "By both characters." }),
  }),
});

builder.objectField(UserNode, "learningState", (t) =>
  t.field({
    type: LearningState,
    nullable: true,
    description:
      "What practice has learnt on a keyboard layout. Runs that name none count for the one that was typed on " +
      "last or, when there is none, for the usual one of their language: EN US, NL US_INTERNATIONAL. Own only: " +
      "null on anybody else, and while nothing is known.",
    args: { layout: t.arg({ type: KeyboardLayoutEnum, description: "The keyboard." }) },
    resolve: (user, { layout }, { viewer, services }) =>
      viewer?.userId === user.id ? findLearningState(services.database, user.id, layout) : null,
  }),
);

/** Statistics of keys or pairs, as columns. */
export function toColumns(stats: Readonly<Record<string, KeyStat>>): KeyFigures {
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
