import { type AdaptiveState, type KeyStat, readState } from "../../engine/adaptive/AdaptiveState";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { UserNode } from "../users/UserNode";
import { findLearningState } from "./learning";
import { desc, eq } from "drizzle-orm";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import type { Connection } from "../database/Database";
import { learningStates } from "../database/schema";

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

type KeyFigures = {
  readonly key: readonly string[];
  readonly presses: readonly number[];
  readonly misses: readonly number[];
  readonly timeMs: readonly number[];
  readonly missRate: readonly number[];
};

const KeyFiguresType = builder.objectRef<KeyFigures>("KeyFigures").implement({
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

/** What is known of a person's keys on one keyboard, beside the names of all keyboards of which something is known. */
type MemberLearning = {
  readonly layout: LayoutId;
  readonly layouts: readonly LayoutId[];
  readonly state: AdaptiveState;
};

export const MemberLearningObject = builder.objectRef<MemberLearning>("MemberLearning").implement({
  description: "What practice has learnt of a member's keys on a keyboard.",
  fields: (t) => ({
    layout: t.expose("layout", { type: KeyboardLayoutEnum, description: "Which keyboard." }),
    layouts: t.field({
      type: [KeyboardLayoutEnum],
      resolve: ({ layouts }) => layouts,
      description: "All keyboards of which something is known, the one that was typed on last first.",
    }),
    keyFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ state }) => toColumns(state.keys),
      description: "Of each key.",
    }),
    pairFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ state }) => toColumns(state.pairs),
      description: "Of one key after another.",
    }),
  }),
});

builder.objectField(UserNode, "learning", (t) =>
  t.field({
    type: MemberLearningObject,
    nullable: true,
    description:
      "What practice has learnt of their keys, by the keyboard that it was typed on. " +
      "Own only: null on anybody else, and while nothing is known.",
    args: {
      layout: t.arg({
        type: KeyboardLayoutEnum,
        required: false,
        description: "The keyboard. Null: the one that was typed on last.",
      }),
    },
    resolve: (user, { layout }, { viewer, services }) =>
      viewer?.userId === user.id ? findMemberLearning(services.database, user.id, layout ?? null) : null,
  }),
);

/** @param asked null: the keyboard that was typed on last. */
export async function findMemberLearning(
  database: Connection,
  ofUser: string,
  asked: LayoutId | null,
): Promise<MemberLearning | null> {
  const { layout, state, userId, updatedAt } = learningStates;
  const rows = await database
    .select({ layout, state })
    .from(learningStates)
    .where(eq(userId, ofUser))
    .orderBy(desc(updatedAt), layout);
  const row = asked === null ? rows[0] : rows.find((one) => one.layout === asked);
  const read = row ? readState(row.state) : null;
  return row && read ? { layout: row.layout, layouts: rows.map((one) => one.layout), state: read } : null;
}
