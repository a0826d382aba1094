import { resolveCursorConnection } from "@pothos/plugin-relay";
import { and, eq } from "drizzle-orm";
import { assignments } from "../database/groupSchema";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor } from "../graphql/keyset";
import { newestFirst } from "../graphql/newestFirst";
import { GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/openGroup";
import { AssignmentNode } from "./AssignmentNode";
import { isOut, isSetToMember, selectAssignments, type SeenAssignment } from "./findAssignments";

/** Also what making one gives, for the list to take at its front. */
export const GroupAssignmentsEdge = builder.edgeObject({
  type: AssignmentNode,
  name: "GroupAssignmentsEdge",
  description: "An assignment in the list.",
});

builder.objectField(GroupNode, "assignments", (t) =>
  t.connection(
    {
      type: AssignmentNode,
      description:
        "The group's assignments, the newest first. Coaches and admins find all, members those that are open and " +
        "set to them. 25 a page, at most 100.",
      resolve: (group, args, { viewer, services }) =>
        resolveCursorConnection<Promise<SeenAssignment[]>>(
          { args, ...pageSizes, toCursor: assignmentCursor },
          async (page) => {
            if (!viewer) return [];
            const now = new Date(services.now());
            const { where, orderBy } = newestFirst(assignments, page);
            const theirs = isAllowed(group, viewer, "COACH") ? undefined : and(isSetToMember, isOut(now));
            return selectAssignments(
              services.database,
              viewer,
              now,
              and(eq(assignments.groupId, group.id), theirs, where),
              { orderBy, limit: page.limit },
            );
          },
        ),
    },
    { name: "GroupAssignmentsConnection", description: "A page of a group's assignments." },
    GroupAssignmentsEdge,
  ),
);

/** Where an assignment stands in the list of its group. */
export function assignmentCursor({ createdAt, id }: SeenAssignment): string {
  return toCursor({ at: createdAt, id });
}
