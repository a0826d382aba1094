import { graphql, useFragment } from "react-relay";
import type { useDueAssignment_assignment$key } from "../../../../__generated__/useDueAssignment_assignment.graphql";
import { useWorkAddress } from "../assignment/assignmentPaths";

/** An assignment to do, as every query of `dueAssignments` asks for it: each may bring a new one for all of them. */
export type DueAssignmentRef = useDueAssignment_assignment$key;

/** An assignment to do, with the address where to work on it; null if there is nothing left to do. */
export function useDueAssignment(assignmentRef: DueAssignmentRef) {
  const { id, title, dueAt, group, myProgress, ...paths } = useFragment(
    graphql`
      fragment useDueAssignment_assignment on Assignment @throwOnFieldError {
        id
        title
        dueAt
        group {
          name
        }
        myProgress {
          isLate
        }
        ...assignmentPaths_assignment
      }
    `,
    assignmentRef,
  );
  const address = useWorkAddress(paths);
  return { id, title, dueAt, groupName: group.name, isLate: myProgress?.isLate === true, address };
}
