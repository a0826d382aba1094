import { builder, pageSizes } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { AssignmentNode } from "./AssignmentNode";
import type { SeenAssignment } from "./assignments";
import { selectDueAssignments, selectGroupAssignments } from "./selectAssignments";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { toCursor } from "../graphql/pagination";
import { GroupNode } from "../groups/GroupNode";

builder.objectField(UserNode, "dueAssignments", (t) =>
  t.field({
    type: [AssignmentNode],
    nullable: true,
    description:
      "The user's unfinished work in all groups that are not archived: assignments that are open, set to them and " +
      "not done. Earliest due date first, those without one last. At most 100. Null for other users than the " +
      "viewer.",
    resolve: (user, _args, context) => (context.viewer?.userId === user.id ? selectDueAssignments(context) : null),
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
        resolveCursorConnection<Promise<SeenAssignment[]>>({ args, ...pageSizes, toCursor: assignmentCursor }, (page) =>
          selectGroupAssignments(services, viewer, group, page),
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
