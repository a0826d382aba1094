import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { ResultSummary } from "../database/schema";
import { ExamNode } from "../exams/ExamNode";
import type { OpenExam } from "../exams/examRules";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor } from "../cursors";
import { GroupMemberNode } from "../groups/GroupNode";
import { selectPassed } from "../lessons/passedExercises";
import { mayReadStory, selectMemberExams, selectMemberResults } from "./selectForCoaches";
import { PassedExercise } from "../lessons/lessonTypes";
import { ResultNode } from "../results/ResultNode";
import { RunHistoryType, resultCursor, UserResultsEdge } from "../results/resultLists";
import { selectRunHistory } from "../results/runHistory";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { findMemberLearning } from "../learning/learning";
import { MemberLearningObject } from "../learning/learningTypes";

const readers = "For coaches of the group, admins and the member; null for others.";

/** Small pages, because each exam is folded from its log. */
const examPages = { defaultSize: 10, maxSize: 25 };

builder.objectFields(GroupMemberNode, (t) => ({
  runHistory: t.field({
    type: RunHistoryType,
    nullable: true,
    description: `Their runs that began since they joined, as columns. ${readers}`,
    resolve: async (member, _args, context) =>
      (await mayReadStory(member, context))
        ? selectRunHistory(context.services.replica.for(context), member.userId, member.joinedAt)
        : null,
  }),
  results: t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        `Their results saved since they joined, newest first, whatever their visibility. ` +
        `${readers} 25 per page, at most 100.`,
      args: { isFlagged: t.arg.boolean({ defaultValue: false, description: "Only results that were ever flagged." }) },
      resolve: async (member, { isFlagged, ...args }, context) => {
        if (!(await mayReadStory(member, context))) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: resultCursor },
          (page) => selectMemberResults(context.services.replica.for(context), member, isFlagged, page),
        );
      },
    },
    { name: "GroupMemberResultsConnection", description: "A page of a member's results." },
    UserResultsEdge,
  ),
  passedExercises: t.field({
    type: [PassedExercise],
    nullable: true,
    description:
      `The course exercises they have passed, by when they were first passed, also before they ` +
      `joined. It shows where they continue, but not what they typed. ${readers}`,
    resolve: async (member, _args, context) => {
      if (!(await mayReadStory(member, context))) return null;
      return selectPassed(context.services.database, member.userId);
    },
  }),
  exams: t.connection(
    {
      type: ExamNode,
      nullable: true,
      description:
        `Their exams that began since they joined and are over, newest first. What is typed in an ` +
        `exam in progress is only for the candidate. ${readers} 10 per page, at most 25.`,
      resolve: async (member, args, context) => {
        if (!(await mayReadStory(member, context))) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>({ args, ...examPages, toCursor: examCursor }, (page) =>
          selectMemberExams(context.services, member, page),
        );
      },
    },
    { name: "GroupMemberExamsConnection", description: "A page of a member's exams." },
    { name: "GroupMemberExamsEdge", description: "An exam in the list." },
  ),
}));

function examCursor({ row }: OpenExam): string {
  return toCursor({ at: row.createdAt, id: row.id });
}

builder.objectField(GroupMemberNode, "learning", (t) =>
  t.field({
    type: MemberLearningObject,
    nullable: true,
    description:
      "What practice has learned about their keys: counts and times, not what was typed. These are totals, so they " +
      "include what was typed before they joined. For coaches of the group, admins and the member; null for " +
      "others, and if nothing is known.",
    args: {
      layout: t.arg({
        type: KeyboardLayoutEnum,
        required: false,
        description: "The keyboard layout. Null: the one typed on last.",
      }),
    },
    resolve: async (member, { layout }, context) => {
      if (!(await mayReadStory(member, context))) return null;
      return findMemberLearning(context.services.database, member.userId, layout ?? null);
    },
  }),
);
