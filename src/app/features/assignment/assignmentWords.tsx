import { useLessonTitle } from "../course/lessonLanguage";
import { languageName } from "../../platform/locale/languageName";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { msg, plural } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../group/roleWords";
import { graphql, useFragment } from "react-relay";
import type { assignmentWords_assignment$key } from "../../../../__generated__/assignmentWords_assignment.graphql";
import type { assignmentWords_item$key } from "../../../../__generated__/assignmentWords_item.graphql";
import styles from "./assignment.module.css";
import { nameOfNorm } from "../exam/examWords";
import type { assignmentWords_dueWordsAssignment$key } from "../../../../__generated__/assignmentWords_dueWordsAssignment.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { weekNumberOf } from "../../platform/dates/localTime";
import type { assignmentWords_openingWordsAssignment$key } from "../../../../__generated__/assignmentWords_openingWordsAssignment.graphql";
import { serverNow } from "../../relay/serverClock";
import { courseLayouts, findExercise, findLesson } from "../../../engine/lessons/courses";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import { layoutNames } from "../../typing/keyboard/layouts";
import { Dated } from "../../ui/Dated";

/** All tasks of an assignment: a sentence, or a numbered list of several. */
export function TaskWords({ assignmentRef }: { readonly assignmentRef: assignmentWords_assignment$key }) {
  const { tasks } = useFragment(
    graphql`
      fragment assignmentWords_assignment on Assignment @throwOnFieldError {
        tasks {
          ...assignmentWords_item
        }
      }
    `,
    assignmentRef,
  );
  const [first, ...others] = tasks;
  if (first !== undefined && others.length === 0) return <ItemWords itemRef={first} />;
  return (
    <ol className={styles["tasks"]}>
      {tasks.map((item, place) => (
        <li key={place}>
          <ItemWords itemRef={item} />
        </li>
      ))}
    </ol>
  );
}

/** One task in a sentence, with the language that counts. */
export function ItemWords({ itemRef }: { readonly itemRef: assignmentWords_item$key }) {
  const { t } = useLingui();
  const { task } = useFragment(
    graphql`
      fragment assignmentWords_item on AssignmentItem @throwOnFieldError {
        task {
          __typename
          ... on LessonTask {
            lesson
            exercise
            exercises
          }
          ... on TextTask {
            text {
              title
              language
            }
            accuracy
          }
          ... on GoalTask {
            minutes
            accuracy
            wpm
            goalLanguage: language
          }
          ... on ExamTask {
            norm
            normTitle
            requiredLanguage
          }
        }
      }
    `,
    itemRef,
  );
  const locale = useLocale();
  const { text: speedText } = useSpeed();
  const { coaches } = useRoleNouns();
  const lessonName = useLessonName();
  switch (task.__typename) {
    case "LessonTask": {
      const name = lessonName(task.lesson);
      if (task.exercise != null) {
        const game = t(gameName(task.exercise));
        return <span>{t`Play the game “${game}” in the lesson “${name}”.`}</span>;
      }
      const exercises = t`${plural(task.exercises, { one: "# exercise", other: "# exercises" })}`;
      return <span>{t`Pass the lesson “${name}”: ${exercises}.`}</span>;
    }
    case "TextTask": {
      const { accuracy } = task;
      if (!task.text)
        return <span>{t`The text for this assignment is no longer available. Ask your ${coaches}.`}</span>;
      const { title } = task.text;
      const language = nameOfLanguage(task.text.language);
      return (
        <span>
          {accuracy == null
            ? t`Type the text “${title}” to the end (in ${language}).`
            : t`Type the text “${title}” to the end (in ${language}), with at least ${accuracy}% accuracy.`}
        </span>
      );
    }
    case "GoalTask":
      return (
        <span>
          {[
            task.minutes == null ? null : practise(task.minutes),
            run(task.accuracy ?? null, task.wpm ?? null),
            inLanguage(task.goalLanguage ?? null),
          ]
            .filter((words) => words !== null)
            .join(" ")}
        </span>
      );
    case "ExamTask": {
      const name = nameOfNorm(t, task.norm, task.normTitle);
      if (task.requiredLanguage == null) return <span>{t`Pass the exam “${name}”, in any language.`}</span>;
      const language = nameOfLanguage(task.requiredLanguage);
      return <span>{t`Pass the exam “${name}” with texts in ${language}.`}</span>;
    }
    default:
      return <span>{t`Reload the page to see the assignment.`}</span>;
  }

  function nameOfLanguage(language: string): string {
    return languageName(fromWireLanguage(language), locale);
  }

  function inLanguage(language: string | null): string {
    if (language === null) return t`In any language.`;
    const name = nameOfLanguage(language);
    return t`Only practice in ${name} counts.`;
  }

  function practise(minutes: number): string {
    return t`Practice for ${plural(minutes, { one: "# minute", other: "# minutes" })} in total.`;
  }

  function run(accuracy: number | null, wpm: number | null): string | null {
    const speed = wpm === null ? null : speedText(wpm, 0);
    if (accuracy !== null && speed !== null)
      return t`Type one run of at least 10 seconds at ${speed} or faster, with at least ${accuracy}% accuracy.`;
    if (accuracy !== null) return t`Type one run of at least 10 seconds with at least ${accuracy}% accuracy.`;
    return speed === null ? null : t`Type one run of at least 10 seconds at ${speed} or faster.`;
  }
}

type Props = { readonly assignmentRef: assignmentWords_dueWordsAssignment$key; readonly size?: "long" | "short" };

/** When an assignment is due, in Dutch and with its week, or otherwise its state. */
export function DueWords({ assignmentRef, size = "long" }: Props) {
  const { t } = useLingui();
  const { dueAt, extendedUntil, closedAt } = useFragment(
    graphql`
      fragment assignmentWords_dueWordsAssignment on Assignment @throwOnFieldError {
        dueAt
        extendedUntil
        closedAt
      }
    `,
    assignmentRef,
  );
  if (closedAt != null) {
    const closed = formatDateTime(closedAt, size);
    return (
      <span>
        <Dated words={t`Closed on ${closed}`} dates={[closed]} />
      </span>
    );
  }
  if (dueAt == null) return <span>{t`No due date`}</span>;
  const due = formatDateTime(dueAt, size);
  if (extendedUntil != null)
    return (
      <time dateTime={extendedUntil}>
        <Dated words={t`Extended until ${due}`} dates={[due]} />
      </time>
    );
  const week = weekNumberOf(dueAt);
  return (
    <time dateTime={dueAt}>
      <Dated words={t`Due ${due} (week ${week})`} dates={[due]} />
    </time>
  );
}

/** For coaches: the state of an assignment, and when members see it. */
export function OpeningWords({
  assignmentRef,
}: {
  readonly assignmentRef: assignmentWords_openingWordsAssignment$key;
}) {
  const { t } = useLingui();
  const { coaches, members } = useRoleNouns();
  const { state, opensAt } = useFragment(
    graphql`
      fragment assignmentWords_openingWordsAssignment on Assignment @throwOnFieldError {
        state
        opensAt
      }
    `,
    assignmentRef,
  );
  const moment = formatDateTime(opensAt, "short");
  const week = weekNumberOf(opensAt);
  if (state === "CLOSED") return <span>{t`Closed. Anything you do now won't count.`}</span>;
  if (state === "DRAFT")
    return (
      <span>
        <Dated words={t`Draft: only ${coaches} can see it. Planned for ${moment} (week ${week}).`} dates={[moment]} />
      </span>
    );
  return (
    <span>
      <Dated
        words={
          Date.parse(opensAt) > serverNow()
            ? t`Visible to ${members} starting ${moment} (week ${week}).`
            : t`Open since ${moment} (week ${week}).`
        }
        dates={[moment]}
      />
    </span>
  );
}

const games: Readonly<Record<string, MessageDescriptor>> = {
  fallingWords: msg`Falling words`,
  duel: msg`Duel`,
  story: msg`Story`,
};

/** The name of the game that an exercise is. */
export function gameName(exerciseId: string): MessageDescriptor {
  const exercise = findExercise(exerciseId)?.exercise;
  const form = exercise?.kind === "strokes" ? exercise.form : "";
  return games[form] ?? msg`Exercise`;
}

/** Returns a lesson's name by its id, with its keyboard unless that is known: "F and J (US-International)". */
export function useLessonName(hasKeyboard = true): (id: string) => string {
  const { t } = useLingui();
  const titleOf = useLessonTitle();
  return (id) => {
    const found = findLesson(id);
    if (found === null) return id;
    if (!hasKeyboard) return titleOf(found.lesson);
    return `${titleOf(found.lesson)} (${t(layoutNames[courseLayouts[found.course.id]])})`;
  };
}
