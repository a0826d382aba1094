import { useLingui } from "@lingui/react/macro";
import type { Course } from "../../../engine/lessons/Course";
import { findLessonText } from "../../../engine/lessons/instructions/findLessonText";
import { coursePosition, lessonState } from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../engine/practice/PracticeMode";
import { LinkButton } from "../../ui/Button";
import { ProgressBar } from "../../ui/primitives";
import styles from "./Ladder.module.css";
import { ladderGroups } from "./ladderGroups";
import { LadderStep } from "./LadderStep";
import { useCourseSteps } from "./progress/useCourseSteps";

type Props = { readonly course: Course; readonly language: Language };

/** All steps of a course: what is passed, what comes now, what is still locked. */
export function Ladder({ course, language }: Props) {
  const { t } = useLingui();
  const { progress } = useCourseSteps();
  const { lessons } = course;
  const position = coursePosition(course, progress);
  const passed = lessons.filter((lesson) => lessonState(course, lesson, progress) === "PASSED").length;
  const all = lessons.length;
  return (
    <>
      <div className={styles["position"]}>
        <div className={styles["words"]}>
          <p className={styles["now"]}>
            {position === null ? t`You passed every step.` : passed === 0 ? t`Here you begin:` : t`Here you go on:`}
          </p>
          {position !== null && (
            <p className={styles["next"]} lang={language}>
              {findLessonText(position.lesson, language).title}
            </p>
          )}
          <p className={styles["count"]}>{t`${passed} of ${all} steps passed`}</p>
          <ProgressBar label={t`Steps passed`} part={passed / all} />
        </div>
        {position === null ? (
          <LinkButton to="/" look="primary">
            {t`Practise`}
          </LinkButton>
        ) : (
          <LinkButton to={`/course/${position.lesson.id}`} look="primary">
            {passed === 0 ? t`Begin` : t`Go on`}
          </LinkButton>
        )}
      </div>
      {ladderGroups(course).map(({ title, lessons: some }) => (
        <section key={title.id} className={styles["group"]}>
          <h2 className={styles["title"]}>{t(title)}</h2>
          <ol className={styles["steps"]}>
            {some.map((lesson) => (
              <LadderStep
                key={lesson.id}
                lesson={lesson}
                place={lessons.indexOf(lesson)}
                title={findLessonText(lesson, language).title}
                language={language}
                state={lessonState(course, lesson, progress)}
                done={lesson.exercises.filter(({ id }) => progress.has(id)).length}
                isNow={lesson === position?.lesson}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
