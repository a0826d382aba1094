import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courses";
import { findLessonText } from "../../../engine/lessons/findLessonText";
import { lessonMinutes, lessonState, coursePosition } from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../contract/languages/languages";
import { layoutNames } from "../../typing/keyboard/layouts";
import { NotSavedNotice } from "../../features/course/CourseSync";
import { usePassedExercises } from "../../features/course/passedExercises";

import { ExerciseList } from "./ExerciseList";
import { LessonActions } from "./LessonActions";
import styles from "./LessonIntro.module.css";
import { allTenFingers } from "../../../engine/keyboards/fingerZones";
import { useFingers } from "../../typing/keyboard/useFingers";
import { LessonPicture } from "./LessonPictures";
import { isForTenFingers, OwnFingers } from "./OwnFingers";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

type Props = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly language: Language;
  /** Whether the user comes back from an exercise. */
  readonly isBack: boolean;
  readonly onBegin: (exerciseId: string) => void;
};

/** The introduction of a lesson: a few sentences, a picture, and its exercises. */
export function LessonIntro({ course, lesson, language, isBack, onBegin }: Props) {
  const { t } = useLingui();
  const { progress } = usePassedExercises();
  const { key } = useLocation();
  const actions = useRef<HTMLDivElement>(null);
  const { title, lines } = findLessonText(lesson, usePart(language, "lessons").instructions, language);
  const set = useFingers();
  const state = lessonState(course, lesson, progress);
  const place = course.lessons.indexOf(lesson);
  const last = course.lessons.length - 1;
  const minutes = lessonMinutes(lesson);
  const isArrival = key === "default" && !isBack;
  // After another lesson Enter continues, so the button is focused; after opening an address the page starts at the
  // top.
  useEffect(() => {
    if (isArrival) return;
    document.documentElement.scrollTop = 0;
    actions.current?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  }, [isArrival]);

  return (
    <article className={styles["lesson"]}>
      <div className={styles["head"]}>
        <Link className={styles["back"]} to="/course">
          {`← ${t`All lessons`}`}
        </Link>
        <p className={styles["facts"]}>
          {[
            t(layoutNames[courseLayouts[course.id]]),
            place > 0 ? t`lesson ${place} of ${last}` : t`before you begin`,
            t`about ${minutes} minutes`,
          ].join(" · ")}
        </p>
        <h1 className={styles["title"]} lang={language}>
          {title}
        </h1>
      </div>
      {state === "LOCKED" && <LockedNotice course={course} language={language} />}
      <div className={styles["columns"]}>
        <div className={styles["words"]}>
          {set === allTenFingers || !isForTenFingers(lesson) ? (
            <ol className={styles["lines"]} id="lesson-lines" lang={language}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          ) : (
            <OwnFingers course={course} lesson={lesson} />
          )}
          <div ref={actions} className={styles["actions"]}>
            <LessonActions course={course} lesson={lesson} state={state} language={language} onBegin={onBegin} />
          </div>
        </div>
        <LessonPicture course={course} lesson={lesson} />
      </div>
      <ExerciseList
        course={course}
        lesson={lesson}
        language={language}
        isLocked={state === "LOCKED"}
        onBegin={onBegin}
      />
      <NotSavedNotice />
    </article>
  );
}

type LockedNoticeProps = { readonly course: Course; readonly language: Language };

/** Says which lesson must be passed before a locked one. */
function LockedNotice({ course, language }: LockedNoticeProps) {
  const { t } = useLingui();
  const { instructions } = usePart(language, "lessons");
  const position = coursePosition(course, usePassedExercises().progress);
  if (position === null) return null;
  const { title } = findLessonText(position.lesson, instructions, language);
  return (
    <Notice
      text={t`You can look at this lesson now. It unlocks when you've passed the lessons before it. Next up: ${title}.`}
    >
      <LinkButton look="primary" to={`/course/${position.lesson.id}`}>
        {t`Go to that lesson`}
      </LinkButton>
    </Notice>
  );
}
