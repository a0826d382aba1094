import { builder } from "../graphql/builder";
import { type Board, BOARD_LENGTH, boardRules, findBoard, type SeenEntry } from "./selectBoard";
import { GroupNode } from "../groups/GroupNode";

const BoardKindEnum = builder.enumType("BoardKind", {
  description: "What a leaderboard ranks.",
  values: {
    SPEED: {
      description:
        `The fastest comparable verified run: ${boardRules.modes.join(", ")}, ` +
        `at least ${boardRules.durationMs / 1_000} s, accuracy at least ${boardRules.accuracy} %.`,
    },
    PRACTICE: { description: "Time practiced, in verified runs of any kind." },
  } as const,
});

const BoardEntryObject = builder.objectRef<SeenEntry>("BoardEntry").implement({
  description: "A place on a leaderboard.",
  fields: (t) => ({
    place: t.exposeInt("place", { description: "1 for the first; equal results share a place." }),
    name: t.exposeString("name", { description: "Display name." }),
    isMine: t.exposeBoolean("isMine", { description: "Whether it is the viewer's own." }),
    wpm: t.exposeFloat("wpm", { nullable: true, description: "Speed of that run. Null for PRACTICE." }),
    accuracy: t.exposeFloat("accuracy", {
      nullable: true,
      description: "Accuracy of that run, 0 to 100. Null for PRACTICE.",
    }),
    durationMs: t.exposeFloat("durationMs", { description: "Duration of that run, or of all runs, in ms." }),
  }),
});

const BoardObject = builder.objectRef<Board>("Board").implement({
  description: "The best members of a group in a week.",
  fields: (t) => ({
    week: t.expose("week", { type: "IsoWeek", description: "The week." }),
    kind: t.expose("kind", { type: BoardKindEnum, description: "What it ranks." }),
    entries: t.field({
      type: [BoardEntryObject],
      resolve: ({ entries }) => entries,
      description:
        `The first ${BOARD_LENGTH} places, and the viewer's own if it is later. ` +
        "Includes everyone in the group, with what they typed since they joined.",
    }),
  }),
});

builder.objectField(GroupNode, "board", (t) =>
  t.field({
    type: BoardObject,
    nullable: true,
    description:
      "The group's leaderboard of a week. Null for members if the coaches switched it off " +
      "(`GroupSettings.leaderboard`); coaches and admins always see it.",
    args: {
      week: t.arg({ type: "IsoWeek", required: false, description: "The week. Null: the current one." }),
      kind: t.arg({
        type: BoardKindEnum,
        required: false,
        defaultValue: "SPEED",
        description: "What it ranks. Null: SPEED.",
      }),
    },
    resolve: (group, { week, kind }, context) => findBoard(context, group, week ?? null, kind ?? "SPEED"),
  }),
);
