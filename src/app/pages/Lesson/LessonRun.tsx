import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Course, Lesson, TypedExercise } from "../../../engine/lessons/Course";
import { findLessonText } from "../../../engine/lessons/instructions/findLessonText";
import type { Language } from "../../../engine/practice/PracticeMode";
import { holdPage } from "../../platform/holdPage";
import { useLocale } from "../../platform/locale/useLocale";
import { TypingStage } from "../../typing/TypingStage";
import { useIdleStop, useRunPhase } from "../../typing/runHooks";
import { loadErrorMessages } from "../../ui/errorMessages";
import { describeExercise } from "./describeExercise";
import { ExerciseResult } from "./ExerciseResult";
import { LessonBar } from "./LessonBar";
import { LessonKeyboard } from "./LessonKeyboard";
import styles from "./LessonRun.module.css";
import { startExercise } from "./startExercise";

type Props = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  readonly language: Language;
  /** Goes on with another exercise of the step. */
  readonly onNext: (exerciseId: string) => void;
  /** Back to what the step is about. */
  readonly onLeave: () => void;
};

/** One exercise: typed, and then what came out in the same place. */
export function LessonRun({ course, lesson, exercise, language, onNext, onLeave }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [turn, setTurn] = useState(() => startExercise(course, lesson, exercise, language));
  const { run } = turn;
  const phase = useRunPhase(run);
  useIdleStop(run);
  const again = (): void => {
    run.stop("left");
    setTurn(startExercise(course, lesson, exercise, language));
  };
  const leave = (): void => {
    run.stop("left");
    onLeave();
  };

  // What may have to be said of the end is here before it: by then the network may be gone.
  useEffect(() => void loadErrorMessages(locale), [locale]);
  const hasBegun = phase !== "waiting";
  useEffect(() => {
    if (hasBegun && run.phase !== "waiting") return holdPage();
  }, [run, hasBegun]);

  const { title } = findLessonText(lesson, language);
  const { name } = describeExercise(course, lesson, exercise, language);
  const exerciseName = t(name);
  const place = lesson.exercises.indexOf(exercise) + 1;
  const all = lesson.exercises.length;
  return (
    <section className={styles["run"]}>
      <div className={styles["head"]} data-fades>
        <h1 className={styles["title"]} lang={language}>
          {title}
        </h1>
        <p className={styles["place"]}>{t`Exercise ${place} of ${all}: ${exerciseName}`}</p>
      </div>
      {phase === "ended" && run.end !== null && run.end.reason !== "left" ? (
        <ExerciseResult
          course={course}
          lesson={lesson}
          exercise={exercise}
          language={language}
          turn={turn}
          onAgain={again}
          onNext={onNext}
          onLeave={leave}
        />
      ) : (
        <div ref={bringUp} className={styles["typing"]}>
          <LessonBar run={run} exercise={exercise} />
          <TypingStage
            run={run}
            label={t`Type this exercise: ${exerciseName}`}
            subject={{ activity: "LESSON", title }}
            language={language}
            onRestart={again}
            onEscape={leave}
          />
          <LessonKeyboard run={run} course={course} lesson={lesson} />
        </div>
      )}
    </section>
  );
}

/**
 * Brings the exercise to the top as far as there is page below: the line and the keys are in view together, also on a
 * low screen.
 */
function bringUp(stage: HTMLElement | null): void {
  document.documentElement.scrollTop += stage?.parentElement?.getBoundingClientRect().top ?? 0;
}
