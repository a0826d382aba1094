import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  useInitialValues_assignment$data,
  useInitialValues_assignment$key,
} from "../../../../../__generated__/useInitialValues_assignment.graphql";
import { toDateAndTime } from "../../../platform/dates/localTime";
import { serverNow } from "../../../relay/serverClock";
import type { FormValues } from "./FormValues";
import { newValues } from "./newValues";

/**
 * What the form of an assignment shows first, or of a new one (null). What becomes of the assignment meanwhile changes
 * nothing of it.
 */
export function useInitialValues(assignmentRef: useInitialValues_assignment$key | null): FormValues {
  const assignment = useFragment(
    graphql`
      fragment useInitialValues_assignment on Assignment @throwOnFieldError {
        title
        note
        kind
        opensAt
        dueAt
        isForAll
        task {
          __typename
          ... on LessonTask {
            lesson
          }
          ... on TextTask {
            text {
              id
            }
            textAccuracy: accuracy
          }
          ... on GoalTask {
            minutes
            goalAccuracy: accuracy
            wpm
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
  const [initial] = useState(() => (assignment ? valuesOf(assignment) : newValues(serverNow())));
  return initial;
}

const text = (value: number | null | undefined) => (value == null ? "" : String(value));

function valuesOf({ title, note, kind, opensAt, dueAt, isForAll, task }: useInitialValues_assignment$data): FormValues {
  const opens = toDateAndTime(opensAt);
  const due = dueAt == null ? { date: "", time: "17:00" } : toDateAndTime(dueAt);
  const shown = {
    ...newValues(Date.parse(opensAt)),
    title,
    note,
    kind,
    opensDate: opens.date,
    opensTime: opens.time,
    dueDate: due.date,
    dueTime: due.time,
    audience: isForAll ? "all" : "some",
  };
  switch (task.__typename) {
    case "LessonTask":
      return { ...shown, lesson: task.lesson };
    case "TextTask":
      return { ...shown, textId: task.text?.id ?? "", accuracy: text(task.textAccuracy) };
    case "GoalTask":
      return { ...shown, minutes: text(task.minutes), accuracy: text(task.goalAccuracy), wpm: text(task.wpm) };
    case "ExamTask":
      return { ...shown, norm: task.norm, language: task.language };
    default:
      return shown;
  }
}
