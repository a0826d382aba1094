import { useLessonTitle } from "../../features/course/lessonLanguage";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { StoryCourse_member$key } from "../../../../__generated__/StoryCourse_member.graphql";
import type { Lesson } from "../../../engine/lessons/Course";
import { courseLayouts, usInternational } from "../../../engine/lessons/courses";
import { type CourseProgress, lastPassedCourse } from "../../../engine/lessons/courseProgress";
import { formatDate } from "../../platform/dates/formatDate";
import { layoutNames } from "../../typing/keyboard/layouts";
import { readCourseSettings } from "../../features/course/courseSettings";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { OpenLessons } from "./OpenLessons";
import { Card } from "../../ui/Card";
import { ProgressBar } from "../../ui/primitives";
import styles from "./MemberStoryPage.module.css";

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
                {done === exercises ? t`✓ passed on ${last}` : t`${done} of ${exercises} exercises, last on ${last}`}
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
