import { fromWireLanguage } from "../../../contract/languages/languages";
import type { assignmentPaths_assignment$key } from "../../../../__generated__/assignmentPaths_assignment.graphql";
import { graphql, useFragment } from "react-relay";

/** The address of an assignment. Ids are encoded, because they contain characters that are not allowed in addresses. */
export function assignmentAddress(id: string): string {
  return `/assignments/${encodeURIComponent(id)}`;
}

/**
 * Where to work on an assignment: the lesson, the exam, the text, or practice. `?assignment=` leads back to it; null if
 * there is nothing left to do.
 */
export function useWorkAddress(assignmentRef: assignmentPaths_assignment$key): string | null {
  const { id, backspace, task } = useFragment(
    graphql`
      fragment assignmentPaths_assignment on Assignment @throwOnFieldError {
        id
        backspace
        task {
          __typename
          ... on LessonTask {
            lesson
          }
          ... on TextTask {
            text {
              id
              language
            }
          }
          ... on ExamTask {
            norm
            language
          }
        }
      }
    `,
    assignmentRef,
  );
  const work = `assignment=${encodeURIComponent(id)}${backspace ? "" : "&backspace=off"}`;
  switch (task.__typename) {
    case "LessonTask":
      return `/course/${task.lesson}?${work}`;
    case "TextTask":
      return task.text
        ? `/?mode=custom&language=${fromWireLanguage(task.text.language)}&with=library&` +
            `text=${encodeURIComponent(task.text.id)}&${work}`
        : null;
    case "ExamTask":
      return `/exam/${task.norm}?language=${task.language}&${work}`;
    default:
      // A goal, for which any practice counts.
      return `/?${work}`;
  }
}
