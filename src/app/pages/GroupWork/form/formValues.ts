import type { formValues_assignment$data } from "../../../../../__generated__/formValues_assignment.graphql";
import { graphql } from "react-relay";
import { momentOf } from "../../../platform/dates/momentOf";

/** What stands in the fields of the form, all of it as text. */
export type FormValues = Readonly<
  Record<"title" | "note" | "kind" | "lesson" | "textId" | "norm" | "language" | "minutes" | "accuracy" | "wpm" | "opensDate" | "opensTime" | "dueDate" | "dueTime" | "audience", string>
>;

const WEEK_MS = 7 * 86_400_000;

/** A new assignment: it opens now, and is due in a week, at the end of an afternoon. */
export function newValues(now: number): FormValues {
  const opens = momentOf(now);
  return {
    title: "", note: "", kind: "LESSON", lesson: "", textId: "", norm: "", language: "NL", minutes: "", accuracy: "", wpm: "",
    opensDate: opens.date, opensTime: opens.time, dueDate: momentOf(now + WEEK_MS).date, dueTime: "17:00", audience: "all",
  };
}

export const formValuesFragment = graphql`
  fragment formValues_assignment on Assignment @inline @throwOnFieldError {
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
`;

const text = (value: number | null | undefined) => (value == null ? "" : String(value));

/** An assignment as the fields show it. */
export function valuesOf({ title, note, kind, opensAt, dueAt, isForAll, task }: formValues_assignment$data): FormValues {
  const opens = momentOf(opensAt);
  const due = dueAt == null ? { date: "", time: "17:00" } : momentOf(dueAt);
  const shown = { ...newValues(Date.parse(opensAt)), title, note, kind, opensDate: opens.date, opensTime: opens.time, dueDate: due.date, dueTime: due.time, audience: isForAll ? "all" : "some" };
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
