import { resolveCursorConnection } from "@pothos/plugin-relay";
import { and, asc, eq, gte, isNotNull } from "drizzle-orm";
import { exams, passedExercises, results, type ResultSummary } from "../database/schema";
import { ExamNode } from "../exams/ExamNode";
import type { OpenExam } from "../exams/examRules";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor, newestFirst } from "../graphql/pagination";
import { GroupMemberNode } from "../groups/GroupNode";
import type { GroupMember } from "../groups/memberships";
import { PassedExercise } from "../lessons/lessonTypes";
import { resultColumns, ResultNode } from "../results/ResultNode";
import { selectRunHistory, RunHistoryType } from "../results/runHistoryFields";
import { resultCursor, UserResultsEdge } from "../results/resultLists";
import type { Context } from "../graphql/Context";
import { isCoaching } from "../groups/GroupRoles";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { findMemberLearning, MemberLearningObject } from "../learning/learningTypes";

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
        ? selectRunHistory(context.services.database, member.userId, member.joinedAt)
        : null,
  }),
  results: t.connection(
    {
      type: ResultNode,
      nullable: true,
      description: `Their results saved since they joined, newest first, whatever their visibility. ${readers} 25 per page, at most 100.`,
      args: { isFlagged: t.arg.boolean({ defaultValue: false, description: "Only results that were ever flagged." }) },
      resolve: async (member, { isFlagged, ...args }, context) => {
        if (!(await mayReadStory(member, context))) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: resultCursor },
          (page) => {
            const { where, orderBy } = newestFirst(results, page);
            const since = and(
              eq(results.userId, member.userId),
              gte(results.createdAt, member.joinedAt),
              isFlagged ? isNotNull(results.flagReason) : undefined,
              where,
            );
            return context.services.database
              .select(resultColumns)
              .from(results)
              .where(since)
              .orderBy(...orderBy)
              .limit(page.limit);
          },
        );
      },
    },
    { name: "GroupMemberResultsConnection", description: "A page of a member's results." },
    UserResultsEdge,
  ),
  passedExercises: t.field({
    type: [PassedExercise],
    nullable: true,
    description: `The course exercises they have passed, by when they were first passed, also before they joined. It shows where they continue, but not what they typed. ${readers}`,
    resolve: async (member, _args, context) => {
      if (!(await mayReadStory(member, context))) return null;
      const { exerciseId, passedAt } = passedExercises;
      const passed = context.services.database.select({ exerciseId, passedAt }).from(passedExercises);
      return passed.where(eq(passedExercises.userId, member.userId)).orderBy(asc(passedAt), asc(exerciseId));
    },
  }),
  exams: t.connection(
    {
      type: ExamNode,
      nullable: true,
      description: `Their exams that began since they joined and are over, newest first. What is typed in an exam in progress is only for the candidate. ${readers} 10 per page, at most 25.`,
      resolve: async (member, args, context) => {
        if (!(await mayReadStory(member, context))) return null;
        const { database, exams: log } = context.services;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...examPages, toCursor: examCursor },
          async (page) => {
            const { where, orderBy } = newestFirst(exams, page);
            const since = and(
              eq(exams.userId, member.userId),
              gte(exams.createdAt, member.joinedAt),
              isNotNull(exams.finishedAt),
              where,
            );
            return log.open(
              await database
                .select()
                .from(exams)
                .where(since)
                .orderBy(...orderBy)
                .limit(page.limit),
            );
          },
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

/**
 * Whether the viewer may read what a member of a group does: its coaches, admins, and the member. Checked for each
 * field and not only when the member is looked up, because more people may be allowed to look up members one day.
 */
async function mayReadStory({ groupId, userId }: GroupMember, { viewer, services }: Context): Promise<boolean> {
  if (viewer === null) return false;
  if (viewer.role === "ADMIN" || viewer.userId === userId) return true;
  return isCoaching(await services.groupRoles.roleIn(groupId, viewer.userId));
}

builder.objectField(GroupMemberNode, "learning", (t) =>
  t.field({
    type: MemberLearningObject,
    nullable: true,
    description:
      "What practice has learned about their keys: counts and times, not what was typed. These are sums, so they " +
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
