import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { type Course, type Lesson, findLessonText } from "../../../engine/lessons/Course";
import type { Language } from "../../../contract/languages/languages";
import { notePassed, usePassedExercises } from "../../features/course/passedExercises";
import styles from "./LessonIntro.module.css";
import { Button, LinkButton } from "../../ui/Button";
import { examAddress } from "./lessonText";
import type { LessonState } from "../../../engine/lessons/courseProgress";

type ReadingActionsProps = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exerciseId: string;
  readonly isPassed: boolean;
  readonly language: Language;
};

/**
 * A second click within this time, in ms, belongs to the first, and is not meant for the button that has just appeared.
 */
const PAUSE_MS = 700;

/** Marks an exercise to read as done, and continues. */
export function ReadingActions({ course, lesson, exerciseId, isPassed, language }: ReadingActionsProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [isJustDone, setJustDone] = useState(false);
  useEffect(() => {
    if (!isJustDone) return;
    const actions = place.current;
    const refuse = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    actions?.addEventListener("click", refuse, true);
    actions?.querySelector<HTMLElement>("[data-goes-on]")?.focus({ preventScroll: true });
    const timer = setTimeout(() => actions?.removeEventListener("click", refuse, true), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      actions?.removeEventListener("click", refuse, true);
    };
  }, [isJustDone]);

  return (
    <div ref={place} className={styles["readingActionsActions"]}>
      {/* Rendered before it has text, because only then do screen readers announce it. */}
      <output className={styles["done"]}>{isPassed && <>✓ {t`Done`}</>}</output>
      {isPassed ? (
        <NextStep course={course} lesson={lesson} language={language} />
      ) : (
        <Button
          look="primary"
          aria-describedby="lesson-lines"
          onClick={() => {
            notePassed(exerciseId, 1);
            setJustDone(true);
          }}
        >
          {t`I'm sitting like this`}
        </Button>
      )}
    </div>
  );
}

type NextStepProps = { readonly course: Course; readonly lesson: Lesson; readonly language: Language };

/** A link to the lesson after a passed one, or back to the course after the last. */
export function NextStep({ course, lesson, language }: NextStepProps) {
  const { t } = useLingui();
  const { instructions } = usePart(language, "lessons");
  const next = course.lessons[course.lessons.indexOf(lesson) + 1];
  if (next === undefined) {
    return (
      <LinkButton look="primary" to="/course" data-goes-on>
        {t`See all lessons`}
      </LinkButton>
    );
  }
  const { title } = findLessonText(next, instructions, language);
  return (
    <LinkButton look="primary" to={`/course/${next.id}`} data-goes-on>
      {t`Next lesson: ${title}`}
    </LinkButton>
  );
}

type LessonActionsProps = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly language: Language;
  readonly onBegin: (exerciseId: string) => void;
};

/** The actions of a lesson, the most likely first. A locked lesson has none. */
export function LessonActions({ course, lesson, state, language, onBegin }: LessonActionsProps) {
  const { t } = useLingui();
  const { progress } = usePassedExercises();
  const { exercises } = lesson;
  const isPassed = state === "PASSED";
  const exercise = exercises.find(({ id }) => !progress.has(id)) ?? exercises[0];
  if (exercise === undefined || state === "LOCKED") return null;
  const place = exercises.indexOf(exercise) + 1;
  const next = isPassed && <NextStep course={course} lesson={lesson} language={language} />;
  switch (exercise.kind) {
    case "read":
      return (
        <ReadingActions
          course={course}
          lesson={lesson}
          exerciseId={exercise.id}
          isPassed={isPassed}
          language={language}
        />
      );
    case "exam":
      return (
        <>
          {next}
          <LinkButton look={isPassed ? "secondary" : "primary"} to={examAddress(exercise)}>
            {exercise.isMock ? t`Go to the practice exam` : t`Go to the exam`}
          </LinkButton>
        </>
      );
    case "strokes":
    case "minutes":
      return (
        <>
          {next}
          <Button
            look={isPassed ? "secondary" : "primary"}
            aria-describedby="lesson-lines"
            onClick={() => onBegin(exercise.id)}
          >
            {isPassed
              ? t`Do it again`
              : exercise === exercises[0]
                ? t`Start with exercise ${place}`
                : t`Continue with exercise ${place}`}
          </Button>
        </>
      );
  }
}
