import { builder } from "../../graphql/builder";
import { KeyboardLayoutEnum } from "../../graphql/enums";
import { GroupMemberNode } from "../../groups/GroupMemberNode";
import { findMemberLearning, MemberLearningObject } from "../../learning/MemberLearningObject";
import { mayReadStory } from "./mayReadStory";

builder.objectField(GroupMemberNode, "learning", (t) =>
  t.field({
    type: MemberLearningObject,
    nullable: true,
    description:
      "What practice has learnt of their keys: counts and times, not what was typed. They are kept as sums, so " +
      "that what was typed before they joined is in them. " +
      "For coaches of the group, admins, and whoever it is: null for anybody else, and while nothing is known.",
    args: {
      layout: t.arg({
        type: KeyboardLayoutEnum,
        required: false,
        description: "The keyboard. Null: the one that was typed on last.",
      }),
    },
    resolve: async (member, { layout }, context) => {
      if (!(await mayReadStory(member, context))) return null;
      return findMemberLearning(context.services.database, member.userId, layout ?? null);
    },
  }),
);
