import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Course, Lesson, TypedExercise } from "../../../engine/lessons/Course";
import { measureRun } from "../../../engine/metrics/measureRun";
import type { Language } from "../../../engine/practice/PracticeMode";
import { Button } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/primitives";
import { KeyCaps } from "../Course/KeyCaps";
import { notePassed } from "../Course/progress/courseSteps";
import { KeptNotice } from "../Course/progress/KeptNotice";
import { useCourseSteps } from "../Course/progress/useCourseSteps";
import { describeLessonRun } from "./describeLessonRun";
import styles from "./ExerciseResult.module.css";
import { judgeRun } from "./judgeRun";
import { LessonSaved } from "./LessonSaved";
import { missedKeys } from "./missedKeys";
import { NextStep } from "./NextStep";
import { outcomeWords } from "./outcomeWords";
import type { ExerciseRun } from "./startExercise";
import { useResultKeys } from "./useResultKeys";
import { VerdictFigures } from "./VerdictFigures";

type Props = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  readonly language: Language;
  /** Over. */
  readonly turn: ExerciseRun;
  readonly onAgain: () => void;
  readonly onNext: (exerciseId: string) => void;
  readonly onLeave: () => void;
};

/** What came of an exercise: passed or what is missing, its figures, and what comes next. */
export function ExerciseResult({ course, lesson, exercise, language, turn, onAgain, onNext, onLeave }: Props) {
  const { t } = useLingui();
  const { progress } = useCourseSteps();
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const { rules, text, keystrokes, end } = turn.run;
  const durationMs = end?.durationMs ?? 0;
  const reason = end?.reason ?? "left";
  const metrics = useMemo(
    () => measureRun({ rules, text, keystrokes, durationMs }),
    [rules, text, keystrokes, durationMs],
  );
  const outcome = judgeRun(exercise, { reason, durationMs }, metrics);
  const [kept] = useState(() =>
    reason === "finished" || reason === "time" ? describeLessonRun(turn, course, exercise, language) : null,
  );
  const isPassed = outcome === "PASSED";
  const next = lesson.exercises.find((each) => each !== exercise && !progress.has(each.id));
  const isStepPassed = isPassed && next === undefined;
  const missed = missedKeys(metrics, t);

  useEffect(() => {
    if (isPassed) notePassed(exercise.id);
  }, [isPassed, exercise]);
  useResultKeys(section, reason, onLeave);

  return (
    <section ref={section} className={styles["result"]} aria-labelledby={`${id}verdict`}>
      <div id={`${id}verdict`} className={styles["verdict"]} data-passed={isPassed}>
        <span className={styles["sign"]} aria-hidden="true">
          {isPassed ? "✓" : "↻"}
        </span>
        <div className={styles["words"]}>
          <h2 className={styles["title"]}>
            {isStepPassed ? t`Step passed` : isPassed ? t`Passed` : t`Not passed yet`}
          </h2>
          <p>
            {isStepPassed
              ? t`You passed every exercise of this step.`
              : isPassed
                ? t`The keys were right, and fast enough. On to the next exercise.`
                : t(outcomeWords[outcome])}
          </p>
        </div>
      </div>
      {kept !== null && <VerdictFigures rule={exercise.pass} metrics={metrics} />}
      {missed.length > 0 && (
        <p className={styles["missed"]}>
          {t`Watch these keys:`} <VisuallyHidden>{missed.join(" ")}</VisuallyHidden>
          <KeyCaps keys={missed} />
        </p>
      )}
      <div className={styles["actions"]}>
        {isStepPassed && <NextStep course={course} lesson={lesson} language={language} />}
        {isPassed && next !== undefined && (
          <Button look="primary" data-goes-on aria-describedby={`${id}verdict`} onClick={() => onNext(next.id)}>
            {t`Next exercise`}
          </Button>
        )}
        <Button
          look={isPassed ? "secondary" : "primary"}
          {...(!isPassed && { "data-goes-on": true, "aria-describedby": `${id}verdict` })}
          onClick={onAgain}
        >
          {t`Again`}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {t`Back to this step`}
        </Button>
      </div>
      {kept !== null && <LessonSaved run={kept} />}
      <KeptNotice />
    </section>
  );
}
