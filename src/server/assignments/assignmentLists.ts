import { and, asc, isNull, sql, eq } from "drizzle-orm";
import { assignments } from "../database/schema";
import { groups } from "../database/userSchema";
import { builder, pageSizes } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { AssignmentNode } from "./AssignmentNode";
import { isOut, isSetToMember, selectAssignments, type SeenAssignment } from "./assignments";
import { ownProgress } from "./progress/memberProgress";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { toCursor, newestFirst } from "../graphql/pagination";
import { GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/groups";

/** Most assignments in a user's list of work to do. */
const MOST = 100;

builder.objectField(UserNode, "dueAssignments", (t) =>
  t.field({
    type: [AssignmentNode],
    nullable: true,
    description:
      "The user's unfinished work in all groups that are not archived: assignments that are open, set to them and " +
      "not done. Earliest due date first, those without one last. At most 100. Null for other users than the " +
      "viewer.",
    resolve: async (user, _args, context) => {
      const { viewer, services } = context;
      if (viewer?.userId !== user.id) return null;
      const now = new Date(services.now());
      const orderBy = [sql`${assignments.dueAt} asc nulls last`, asc(assignments.opensAt), asc(assignments.id)];
      const mine = and(isSetToMember, isOut(now), isNull(groups.archivedAt));
      const set = await selectAssignments(services.database, viewer, now, mine, { orderBy, limit: MOST });
      const progress = await Promise.all(set.map((assignment) => ownProgress(context).load(assignment)));
      return set.filter((_, at) => progress[at]?.work.doneAt == null);
    },
  }),
);

/** Mutations also return this edge, so that the client can prepend a new assignment to the list. */
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
        "The group's assignments, newest first. Coaches and admins get all, members the open ones that are set to " +
        "them. 25 per page, at most 100.",
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

/** The position of an assignment in the list of its group. */
export function assignmentCursor({ createdAt, id }: SeenAssignment): string {
  return toCursor({ at: createdAt, id });
}
