import { dayNumber, isoWeekOfDay, mondayOfIsoWeek } from "../../../contract/dates";
import type { IsoWeek } from "../../../contract/scalars";
import { builder } from "../../graphql/builder";
import { GroupNode } from "../../groups/GroupNode";
import { isAllowed } from "../../groups/openGroup";
import { BOARD_LENGTH, boardRules } from "./boardRules";
import { selectBoard, type BoardEntry, type BoardKind } from "./selectBoard";

const BoardKindEnum = builder.enumType("BoardKind", {
  description: "What a board is about.",
  values: {
    SPEED: {
      description: `The fastest verified run that is comparable: ${boardRules.modes.join(", ")}, at least ${boardRules.durationMs / 1_000} s, accuracy at least ${boardRules.accuracy} %.`,
    },
    PRACTICE: { description: "The time practised, in verified runs of whatever kind." },
  } as const,
});

type SeenEntry = BoardEntry & { readonly isMine: boolean };

const BoardEntryObject = builder.objectRef<SeenEntry>("BoardEntry").implement({
  description: "A place on a board.",
  fields: (t) => ({
    place: t.exposeInt("place", { description: "1 for the first; equal ones share it." }),
    name: t.exposeString("name", { description: "Display name." }),
    isMine: t.exposeBoolean("isMine", { description: "Whether it is the viewer's." }),
    wpm: t.exposeFloat("wpm", { nullable: true, description: "Speed of that run. Null on a board of PRACTICE." }),
    accuracy: t.exposeFloat("accuracy", {
      nullable: true,
      description: "Accuracy of that run, 0 to 100. Null on a board of PRACTICE.",
    }),
    durationMs: t.exposeFloat("durationMs", { description: "How long that run took, or all of them, in ms." }),
  }),
});

type Board = { readonly week: IsoWeek; readonly kind: BoardKind; readonly entries: readonly SeenEntry[] };

const BoardObject = builder.objectRef<Board>("Board").implement({
  description: "The best of a group in a week.",
  fields: (t) => ({
    week: t.expose("week", { type: "IsoWeek", description: "Which week." }),
    kind: t.expose("kind", { type: BoardKindEnum, description: "What it is about." }),
    entries: t.field({
      type: [BoardEntryObject],
      resolve: ({ entries }) => entries,
      description: `The first ${BOARD_LENGTH} places, and the viewer's own if it is a later one. Everybody in the group takes part, with what they typed since they joined.`,
    }),
  }),
});

builder.objectField(GroupNode, "board", (t) =>
  t.field({
    type: BoardObject,
    nullable: true,
    description:
      "The group's board of a week. Null for members where the coaches switched it off " +
      "(`GroupSettings.leaderboard`); coaches and admins always see it.",
    args: {
      week: t.arg({ type: "IsoWeek", required: false, description: "Which week. Null: this one." }),
      kind: t.arg({
        type: BoardKindEnum,
        required: false,
        defaultValue: "SPEED",
        description: "What it is about. Null: SPEED.",
      }),
    },
    resolve: async (group, { week, kind: asked }, { viewer, services: { database, now, timeZone } }) => {
      if (!viewer || !(group.settings.leaderboard || isAllowed(group, viewer, "COACH"))) return null;
      const monday = mondayOfIsoWeek(week ?? isoWeekOfDay(dayNumber(now(), timeZone)));
      if (monday === null) return null;
      const kind = asked ?? "SPEED";
      const entries = await selectBoard(database, group.id, kind, monday, timeZone, viewer.userId);
      return {
        week: isoWeekOfDay(monday),
        kind,
        entries: entries.map((entry) => ({ ...entry, isMine: entry.userId === viewer.userId })),
      };
    },
  }),
);
