import { useLessonTitle } from "../../features/course/lessonLanguage";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { StoryCourse_member$key } from "../../../../__generated__/StoryCourse_member.graphql";
import type { Lesson, Course } from "../../../engine/lessons/Course";
import { courseLayouts, usInternational, findLesson } from "../../../engine/lessons/courses";
import { type CourseProgress, lastPassedCourse } from "../../../engine/lessons/courseProgress";
import { formatDate } from "../../platform/dates/formatDate";
import { layoutNames } from "../../typing/keyboard/layouts";
import { readCourseSettings } from "../../features/course/courseSettings";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { Card } from "../../ui/Card";
import { ProgressBar } from "../../ui/primitives";
import styles from "./MemberStoryPage.module.css";
import { useState } from "react";
import type { StoryCourseOpenLessonsMutation } from "../../../../__generated__/StoryCourseOpenLessonsMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Dated } from "../../ui/Dated";

type Props = {
  readonly memberRef: StoryCourse_member$key;
  /** Whether the viewer coaches the group. */
  readonly mayOpenLessons: boolean;
};

/** A member's progress in the course: which lessons are passed and since when, and where they are. */
export function StoryCourse({ memberRef, mayOpenLessons }: Props) {
  const { t } = useLingui();
  const { id: memberId, passedExercises } = useFragment(
    graphql`
      fragment StoryCourse_member on GroupMember @throwOnFieldError {
        id
        passedExercises {
          exerciseId
          passedAt
          stars
        }
      }
    `,
    memberRef,
  );
  const titleOf = useLessonTitle();
  const progress: CourseProgress = new Map(
    (passedExercises ?? []).map(({ exerciseId, passedAt, stars }) => [exerciseId, { at: Date.parse(passedAt), stars }]),
  );
  const course = lastPassedCourse(progress);
  const ownCourse = readCourseSettings(usePreferences(), useLocale()).course ?? usInternational;
  if (course === null) {
    return (
      <Card title={t`Course`}>
        <p>{t`No lessons passed yet.`}</p>
        {mayOpenLessons && <OpenLessons memberId={memberId} course={ownCourse} />}
      </Card>
    );
  }
  const passed = course.lessons.filter((lesson) => doneOf(lesson) === lesson.exercises.length).length;
  const all = course.lessons.length;
  const started = course.lessons.filter((lesson) => doneOf(lesson) > 0);
  return (
    <Card title={t`Course`} lead={t(layoutNames[courseLayouts[course.id]])}>
      <div>
        <p>{t`${passed} of ${all} lessons passed`}</p>
        <ProgressBar label={t`Lessons passed`} part={passed / all} />
      </div>
      <ol className={styles["lessons"]}>
        {started.map((lesson) => {
          const [done, exercises, last] = [
            doneOf(lesson),
            lesson.exercises.length,
            formatDate(lastOf(lesson), "short"),
          ];
          return (
            <li key={lesson.id} value={course.lessons.indexOf(lesson)}>
              <span>{titleOf(lesson)}</span>
              <span className={styles["storyCourseFacts"]}>
                <Dated
                  words={
                    done === exercises ? t`✓ passed on ${last}` : t`${done} of ${exercises} exercises, last on ${last}`
                  }
                  dates={[last]}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {mayOpenLessons && <OpenLessons memberId={memberId} course={course} />}
    </Card>
  );

  function doneOf({ exercises }: Lesson): number {
    return exercises.filter(({ id }) => progress.has(id)).length;
  }

  function lastOf({ exercises }: Lesson): number {
    return Math.max(...exercises.map(({ id }) => progress.get(id)?.at ?? 0));
  }
}

type OpenLessonsProps = { readonly memberId: string; readonly course: Course };
type Outcome = { readonly lessonId: string; readonly error: ErrorCode | null };

/** Lets a coach open the lessons of a member's course up to one. Those that were skipped are not passed. */
function OpenLessons({ memberId, course }: OpenLessonsProps) {
  const { t } = useLingui();
  const titleOf = useLessonTitle();
  const [chosen, setChosen] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [run, isBusy] = useResultMutation<StoryCourseOpenLessonsMutation, object>(
    graphql`
      mutation StoryCourseOpenLessonsMutation($lessonId: String!, $memberId: ID) {
        openLesson(lessonId: $lessonId, memberId: $memberId) {
          __typename
          ... on OpenLessonSuccess {
            member {
              ...StoryCourse_member
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ member }) => member,
  );
  // Another course has other lessons.
  const lesson = course.lessons.find(({ id }) => id === chosen) ?? course.lessons[1];
  if (!lesson) return null;
  const open = async (): Promise<void> => {
    const answer = await run({ lessonId: lesson.id, memberId });
    setOutcome({ lessonId: lesson.id, error: answer.ok ? null : answer.error });
  };
  const opened = outcome?.error === null ? findLesson(outcome.lessonId)?.lesson : undefined;
  const title = opened === undefined ? "" : titleOf(opened);
  return (
    <div className={styles["openLessons"]}>
      <Select
        label={t`Lesson`}
        options={course.lessons.map((each, at) => ({ value: each.id, label: `${at}. ${titleOf(each)}` }))}
        value={lesson.id}
        onChange={setChosen}
      />
      <Button isBusy={isBusy} onClick={() => void open()}>{t`Unlock up to here`}</Button>
      <output>{opened !== undefined && t`Every lesson up to “${title}” is now unlocked.`}</output>
      {outcome?.error != null && <ErrorNotice code={outcome.error} />}
    </div>
  );
}
