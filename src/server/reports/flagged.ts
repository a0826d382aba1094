import { GraphQLError } from "graphql";
import { fromCursor, toCursor, type Position } from "../graphql/pagination";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, asc, desc, eq, getTableColumns, gte, isNotNull, sql, type SQL } from "drizzle-orm";
import { results, type ResultSummary, exams } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import { builder, pageSizes } from "../graphql/builder";
import { GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/groups";
import { resultColumns, ResultNode } from "../results/ResultNode";
import type { Services } from "../services";
import { ExamNode } from "../exams/ExamNode";
import type { OpenExam } from "../exams/examRules";

/** The position of a flagged result: those that are not reviewed come first. */
type FlaggedPosition = Position & { readonly isOpen: boolean };

function toFlaggedCursor({ isOpen, ...position }: FlaggedPosition): string {
  return `${isOpen ? "o" : "r"}${toCursor(position)}`;
}

/** @throws GraphQLError with code BAD_CURSOR when the text was not made by {@link toFlaggedCursor}. */
function fromFlaggedCursor(cursor: string): FlaggedPosition {
  if (!/^[or]/u.test(cursor))
    throw new GraphQLError("This cursor was not made by this list.", { extensions: { code: "BAD_CURSOR" } });
  return { isOpen: cursor.startsWith("o"), ...fromCursor(cursor.slice(1)) };
}

builder.objectField(GroupNode, "flagged", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "Results of the group's members that were ever flagged and were saved since their owner joined: those not " +
        "reviewed first, then the newest. Null for viewers who are neither coach nor admin. 25 per page, at most " +
        "100.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: flaggedCursor },
          (page) => selectPage(services, group.id, page),
        );
      },
    },
    { name: "GroupFlaggedConnection", description: "A page of flagged results." },
    { name: "GroupFlaggedEdge", description: "A flagged result in the list." },
  ),
);

function flaggedCursor({ reviewedAt, createdAt, id }: ResultSummary): string {
  return toFlaggedCursor({ isOpen: reviewedAt === null, at: createdAt, id });
}

const isOpen = sql`(${results.reviewedAt} is null)`;
const place = sql`(${isOpen}, ${results.createdAt}, ${results.id})`;

function selectPage(
  { database }: Services,
  groupId: string,
  { after, before, limit, inverted }: ResolveCursorConnectionArgs,
): Promise<ResultSummary[]> {
  const order = inverted ? asc : desc;
  return database
    .select(resultColumns)
    .from(groupMembers)
    .innerJoin(results, and(eq(results.userId, groupMembers.userId), gte(results.createdAt, groupMembers.joinedAt)))
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        isNotNull(results.flagReason),
        after === undefined ? undefined : sql`${place} < ${placeOf(after)}`,
        before === undefined ? undefined : sql`${place} > ${placeOf(before)}`,
      ),
    )
    .orderBy(order(isOpen), order(results.createdAt), order(results.id))
    .limit(limit);
}

function placeOf(cursor: string): SQL {
  const position = fromFlaggedCursor(cursor);
  return sql`(${position.isOpen}::boolean, ${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
}

/** Small pages, because each exam is folded from its log. */
const groupFlaggedExamsPageSizes = { defaultSize: 10, maxSize: 25 };

const groupFlaggedExamsIsOpen = sql`(${exams.reviewedAt} is null)`;
const groupFlaggedExamsPlace = sql`(${groupFlaggedExamsIsOpen}, ${exams.createdAt}, ${exams.id})`;

builder.objectField(GroupNode, "flaggedExams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description:
        "Exams of the group's members that were ever flagged and were made since the candidate joined: those not " +
        "reviewed first, then the newest. Null for viewers who are neither coach nor admin. 10 per page, at most " +
        "25.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...groupFlaggedExamsPageSizes, toCursor: examCursor },
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
                  after === undefined ? undefined : sql`${groupFlaggedExamsPlace} < ${groupFlaggedExamsPlaceOf(after)}`,
                  before === undefined
                    ? undefined
                    : sql`${groupFlaggedExamsPlace} > ${groupFlaggedExamsPlaceOf(before)}`,
                ),
              )
              .orderBy(order(groupFlaggedExamsIsOpen), order(exams.createdAt), order(exams.id))
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

function groupFlaggedExamsPlaceOf(cursor: string): SQL {
  const position = fromFlaggedCursor(cursor);
  return sql`(${position.isOpen}::boolean, ${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
}
