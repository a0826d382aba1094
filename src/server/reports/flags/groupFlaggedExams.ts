import { resolveCursorConnection } from "@pothos/plugin-relay";
import { and, asc, desc, eq, getTableColumns, gte, isNotNull, sql, type SQL } from "drizzle-orm";
import { groupMembers } from "../../database/groupSchema";
import { exams } from "../../database/schema";
import { ExamNode } from "../../exams/ExamNode";
import type { OpenExam } from "../../exams/OpenExam";
import { builder } from "../../graphql/builder";
import { GroupNode } from "../../groups/GroupNode";
import { isAllowed } from "../../groups/openGroup";
import { fromFlaggedCursor, toFlaggedCursor } from "./flaggedCursor";

/** Each is folded from its log. */
const pageSizes = { defaultSize: 10, maxSize: 25 };

const isOpen = sql`(${exams.reviewedAt} is null)`;
const place = sql`(${isOpen}, ${exams.createdAt}, ${exams.id})`;

builder.objectField(GroupNode, "flaggedExams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description:
        "Exams of those in the group that were ever flagged, as far as they were made since the candidate joined: " +
        "those that were not reviewed first, then the newest. " +
        "For coaches and admins: null for members. 10 a page, at most 25.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...pageSizes, toCursor: examCursor },
          async ({ after, before, limit, inverted }) => {
            const order = inverted ? asc : desc;
            const ofGroup = and(eq(groupMembers.groupId, group.id), isNotNull(exams.flagReason));
            const rows = await services.database
              .select(getTableColumns(exams))
              .from(groupMembers)
              .innerJoin(exams, and(eq(exams.userId, groupMembers.userId), gte(exams.createdAt, groupMembers.joinedAt)))
              .where(
                and(
                  ofGroup,
                  after === undefined ? undefined : sql`${place} < ${placeOf(after)}`,
                  before === undefined ? undefined : sql`${place} > ${placeOf(before)}`,
                ),
              )
              .orderBy(order(isOpen), order(exams.createdAt), order(exams.id))
              .limit(limit);
            return services.exams.open(rows);
          },
        );
      },
    },
    { name: "GroupFlaggedExamsConnection", description: "A page of flagged exams." },
    { name: "GroupFlaggedExamsEdge", description: "A flagged exam in the list." },
  ),
);

function examCursor({ row }: OpenExam): string {
  return toFlaggedCursor({ isOpen: row.reviewedAt === null, at: row.createdAt, id: row.id });
}

function placeOf(cursor: string): SQL {
  const position = fromFlaggedCursor(cursor);
  return sql`(${position.isOpen}::boolean, ${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
}
