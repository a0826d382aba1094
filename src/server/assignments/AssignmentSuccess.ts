import { builder } from "../graphql/builder";
import { AssignmentNode } from "./AssignmentNode";
import type { SeenAssignment } from "./findAssignments";
import { assignmentCursor, GroupAssignmentsEdge } from "./groupAssignments";

/** What every change of an assignment gives. */
export const AssignmentSuccess = builder
  .objectRef<{ readonly assignment: SeenAssignment }>("AssignmentSuccess")
  .implement({
    description: "It is done.",
    fields: (t) => ({
      assignment: t.field({
        type: AssignmentNode,
        resolve: ({ assignment }) => assignment,
        description: "The assignment as it is now.",
      }),
      assignmentEdge: t.field({
        type: GroupAssignmentsEdge,
        resolve: ({ assignment }) => ({ cursor: assignmentCursor(assignment), node: assignment }),
        description: "The same, for the list of its group.",
      }),
    }),
  });
