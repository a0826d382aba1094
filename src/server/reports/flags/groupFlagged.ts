import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, asc, desc, eq, getTableColumns, gte, isNotNull, sql, type SQL } from "drizzle-orm";
import { groupMembers } from "../../database/groupSchema";
import { results, type ResultRow } from "../../database/schema";
import { builder, pageSizes } from "../../graphql/builder";
import { GroupNode } from "../../groups/GroupNode";
import { isAllowed } from "../../groups/openGroup";
import { ResultNode } from "../../results/ResultNode";
import type { Services } from "../../services";
import { fromFlaggedCursor, toFlaggedCursor } from "./flaggedCursor";

builder.objectField(GroupNode, "flagged", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "Results of those in the group that were ever flagged, as far as they were kept since their owner joined: " +
        "those that nobody has reviewed first, then the newest. " +
        "For coaches and admins: null for members. 25 a page, at most 100.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<ResultRow[]>>({ args, ...pageSizes, toCursor: flaggedCursor }, (page) =>
          selectPage(services, group.id, page),
        );
      },
    },
    { name: "GroupFlaggedConnection", description: "A page of flagged results." },
    { name: "GroupFlaggedEdge", description: "A flagged result in the list." },
  ),
);

function flaggedCursor({ reviewedAt, createdAt, id }: ResultRow): string {
  return toFlaggedCursor({ isOpen: reviewedAt === null, at: createdAt, id });
}

const isOpen = sql`(${results.reviewedAt} is null)`;
const place = sql`(${isOpen}, ${results.createdAt}, ${results.id})`;

function selectPage(
  { database }: Services,
  groupId: string,
  { after, before, limit, inverted }: ResolveCursorConnectionArgs,
): Promise<ResultRow[]> {
  const order = inverted ? asc : desc;
  return database
    .select(getTableColumns(results))
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
