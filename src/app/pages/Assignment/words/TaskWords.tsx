import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TaskWords_assignment$key } from "../../../../../__generated__/TaskWords_assignment.graphql";
import { nameOfNorm } from "../../../features/exam/examNames";
import { useLessonName } from "./useLessonName";

/** What an assignment asks for, in a sentence. */
export function TaskWords({ assignmentRef }: { readonly assignmentRef: TaskWords_assignment$key }) {
  const { t } = useLingui();
  const { task } = useFragment(
    graphql`
      fragment TaskWords_assignment on Assignment @throwOnFieldError {
        task {
          __typename
          ... on LessonTask {
            lesson
            exercises
          }
          ... on TextTask {
            text {
              title
            }
            accuracy
          }
          ... on GoalTask {
            minutes
            accuracy
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
  const lessonName = useLessonName();
  switch (task.__typename) {
    case "LessonTask": {
      const name = lessonName(task.lesson);
      const exercises = t`${plural(task.exercises, { one: "# exercise", other: "# exercises" })}`;
      return <span>{t`Pass the lesson “${name}”: ${exercises}.`}</span>;
    }
    case "TextTask": {
      const { accuracy } = task;
      if (!task.text) return <span>{t`Type a text. It is gone: ask your coach.`}</span>;
      const { title } = task.text;
      return (
        <span>
          {accuracy == null
            ? t`Type the text “${title}” to its end.`
            : t`Type the text “${title}” to its end, with at least ${accuracy}% right.`}
        </span>
      );
    }
    case "GoalTask":
      return (
        <span>
          {[task.minutes == null ? null : practise(task.minutes), run(task.accuracy ?? null, task.wpm ?? null)]
            .filter((words) => words !== null)
            .join(" ")}
        </span>
      );
    case "ExamTask": {
      const name = t(nameOfNorm(task.norm));
      return (
        <span>
          {task.language === "NL"
            ? t`Pass the exam “${name}”, with Dutch texts.`
            : t`Pass the exam “${name}”, with English texts.`}
        </span>
      );
    }
    default:
      return <span>{t`Load the page again to see what is asked.`}</span>;
  }

  function practise(minutes: number): string {
    return t`Practise ${plural(minutes, { one: "# minute", other: "# minutes" })} in all.`;
  }

  function run(accuracy: number | null, wpm: number | null): string | null {
    if (accuracy !== null && wpm !== null)
      return t`Type one run of 10 seconds or more with at least ${accuracy}% right and ${wpm} wpm.`;
    if (accuracy !== null) return t`Type one run of 10 seconds or more with at least ${accuracy}% right.`;
    return wpm === null ? null : t`Type one run of 10 seconds or more at ${wpm} wpm or faster.`;
  }
}
