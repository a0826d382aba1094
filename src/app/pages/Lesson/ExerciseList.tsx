import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { usePassedExercises } from "../../features/course/passedExercises";
import type { Language } from "../../../contract/languages/languages";
import { Button, LinkButton } from "../../ui/Button";
import { StepSign } from "../../features/course/Ladder";
import { useRequiredSpeed } from "../../typing/figures/useSpeed";
import { describeExercise, describeNeeds, examAddress } from "./lessonText";
import styles from "./LessonSheet.module.css";

type ExerciseListProps = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly language: Language;
  readonly isLocked: boolean;
  readonly onBegin: (exerciseId: string) => void;
};

/** The exercises of a lesson: what each requires, and which are passed. Exercises to read are not listed. */
export function ExerciseList({ course, lesson, language, isLocked, onBegin }: ExerciseListProps) {
  const { t } = useLingui();
  const { progress } = usePassedExercises();
  const speed = useRequiredSpeed();
  const material = { ...usePart(language, "lessons"), words: usePart(language, "words") };
  if (lesson.kind === "posture") return null;
  return (
    <section className={styles["exercises"]} aria-labelledby="exercises">
      <h2 id="exercises" className={styles["heading"]}>
        {t`Exercises`}
      </h2>
      <ol className={styles["list"]}>
        {lesson.exercises.map((exercise, at) => {
          const isPassed = progress.has(exercise.id);
          const { name, facts } = describeExercise(course, lesson, exercise, material);
          const needs = describeNeeds(exercise, speed.text);
          const place = at + 1;
          return (
            <li key={exercise.id} className={styles["exercise"]}>
              <StepSign state={isPassed ? "PASSED" : isLocked ? "LOCKED" : "OPEN"} place={place} />
              <div className={styles["words"]}>
                <p className={styles["name"]}>{t(name)}</p>
                <p className={styles["facts"]}>
                  {isPassed && `${t`passed`} · `}
                  {facts.map((fact, index) => (
                    <Fragment key={fact.id}>
                      {index > 0 && " · "}
                      {t(fact)}
                    </Fragment>
                  ))}
                </p>
                {needs !== null && !isPassed && <p className={styles["facts"]}>{t(needs)}</p>}
              </div>
              {!isLocked && exercise.kind === "exam" && (
                <LinkButton isSmall to={examAddress(exercise)} aria-label={t`Begin exercise ${place}`}>
                  {t`Begin`}
                </LinkButton>
              )}
              {!isLocked && exercise.kind !== "exam" && (
                <Button
                  isSmall
                  onClick={() => onBegin(exercise.id)}
                  aria-label={isPassed ? t`Repeat exercise ${place}` : t`Begin exercise ${place}`}
                >
                  {isPassed ? t`Repeat` : t`Begin`}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {lesson.rules === "stopOnError" && (
        <p className={styles["facts"]}>{t`If you press a wrong key, the line waits until you press the right one.`}</p>
      )}
    </section>
  );
}
