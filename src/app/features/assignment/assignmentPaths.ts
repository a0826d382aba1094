import { fromWireLanguage } from "../../../contract/languages/languages";
import type { assignmentPaths_assignment$key } from "../../../../__generated__/assignmentPaths_assignment.graphql";
import type { assignmentPaths_item$key } from "../../../../__generated__/assignmentPaths_item.graphql";
import { graphql, useFragment } from "react-relay";

/** The address of an assignment. Ids are encoded, because they contain characters that are not allowed in addresses. */
export function assignmentAddress(id: string): string {
  return `/assignments/${encodeURIComponent(id)}`;
}

/**
 * Where to work on an assignment: on its first task that is not done, or once all are, on the first. Null if there is
 * nothing left to work on.
 */
export function useWorkAddress(assignmentRef: assignmentPaths_assignment$key): string | null {
  const { id, tasks, myProgress } = useFragment(
    graphql`
      fragment assignmentPaths_assignment on Assignment @throwOnFieldError {
        id
        tasks {
          ...assignmentPaths_item
        }
        myProgress {
          tasks {
            state
            item {
              ...assignmentPaths_item
            }
          }
        }
      }
    `,
    assignmentRef,
  );
  const own = myProgress?.tasks ?? [];
  const next = own.find(({ state }) => state !== "DONE") ?? own[0];
  return useItemAddress(id, next?.item ?? tasks[0] ?? null);
}

/**
 * Where to do one task of an assignment: the lesson, the exam, the text, or practice. `?assignment=` leads back to it;
 * null if its text is gone.
 */
export function useItemAddress(id: string, itemRef: assignmentPaths_item$key | null): string | null {
  const item = useFragment(
    graphql`
      fragment assignmentPaths_item on AssignmentItem @throwOnFieldError {
        backspace
        task {
          __typename
          ... on LessonTask {
            lesson
            exercise
          }
          ... on TextTask {
            text {
              id
              language
            }
          }
          ... on GoalTask {
            goalLanguage: language
          }
          ... on ExamTask {
            norm
            examLanguage: language
          }
        }
      }
    `,
    itemRef,
  );
  if (!item) return null;
  const { backspace, task } = item;
  const work = `assignment=${encodeURIComponent(id)}${backspace ? "" : "&backspace=off"}`;
  switch (task.__typename) {
    case "LessonTask":
      return `/course/${task.lesson}?${task.exercise == null ? "" : `exercise=${task.exercise}&`}${work}`;
    case "TextTask":
      return task.text
        ? `/?mode=custom&language=${fromWireLanguage(task.text.language)}&with=library&` +
            `text=${encodeURIComponent(task.text.id)}&${work}`
        : null;
    case "ExamTask":
      return `/exam/${task.norm}?language=${task.examLanguage}&${work}`;
    case "GoalTask":
      return `/?${task.goalLanguage == null ? "" : `language=${fromWireLanguage(task.goalLanguage)}&`}${work}`;
    default:
      return `/?${work}`;
  }
}
