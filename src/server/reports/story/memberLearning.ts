import { desc, eq } from "drizzle-orm";
import type { AdaptiveState } from "../../../engine/adaptive/AdaptiveState";
import { readState } from "../../../engine/adaptive/readState";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { learningStates } from "../../database/schema";
import { builder } from "../../graphql/builder";
import { KeyboardLayoutEnum } from "../../graphql/enums";
import { GroupMemberNode } from "../../groups/GroupMemberNode";
import { KeyFiguresType, toColumns } from "../../learning/LearningStateType";
import { mayReadStory } from "./mayReadStory";

type MemberLearning = { readonly layout: LayoutId; readonly layouts: readonly LayoutId[]; readonly state: AdaptiveState };

const MemberLearningObject = builder.objectRef<MemberLearning>("MemberLearning").implement({
  description: "What practice has learnt of a member's keys on a keyboard.",
  fields: (t) => ({
    layout: t.expose("layout", { type: KeyboardLayoutEnum, description: "Which keyboard." }),
    layouts: t.field({ type: [KeyboardLayoutEnum], resolve: ({ layouts }) => layouts, description: "All keyboards of which something is known, the one that was typed on last first." }),
    keyFigures: t.field({ type: KeyFiguresType, resolve: ({ state }) => toColumns(state.keys), description: "Of each key." }),
    pairFigures: t.field({ type: KeyFiguresType, resolve: ({ state }) => toColumns(state.pairs), description: "Of one key after another." }),
  }),
});

builder.objectField(GroupMemberNode, "learning", (t) =>
  t.field({
    type: MemberLearningObject,
    nullable: true,
    description:
      "What practice has learnt of their keys: counts and times, not what was typed. They are kept as sums, so that what was typed before they joined is in them. " +
      "For coaches of the group, admins, and whoever it is: null for anybody else, and while nothing is known.",
    args: { layout: t.arg({ type: KeyboardLayoutEnum, required: false, description: "The keyboard. Null: the one that was typed on last." }) },
    resolve: async (member, { layout: asked }, context) => {
      if (!(await mayReadStory(member, context))) return null;
      const { layout, state, userId, updatedAt } = learningStates;
      const rows = await context.services.database.select({ layout, state }).from(learningStates).where(eq(userId, member.userId)).orderBy(desc(updatedAt), layout);
      const row = asked == null ? rows[0] : rows.find((one) => one.layout === asked);
      const read = row ? readState(row.state) : null;
      return row && read ? { layout: row.layout, layouts: rows.map((one) => one.layout), state: read } : null;
    },
  }),
);
