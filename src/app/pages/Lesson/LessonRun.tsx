import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { type Course, type Lesson, type TypedExercise, findLessonText } from "../../../engine/lessons/Course";
import type { Language } from "../../../contract/languages/languages";
import { holdPage } from "../../platform/holdPage";
import { useLocale } from "../../platform/locale/useLocale";
import { TypingStage } from "../../typing/TypingStage";
import { useIdleStop, useRunPhase, useLiveFigures } from "../../typing/runHooks";
import { loadErrorMessages } from "../../ui/errorMessages";
import { describeExercise, type ExerciseRun, formTips } from "./lessonText";
import { ExerciseResult, RunPicture } from "./ExerciseResult";
import { startForm } from "./exerciseForms/formRecords";
import { FormField, FormOverlay } from "./exerciseForms/FormParts";
import type { DictationProps } from "./exerciseForms/Dictation";
import { useVoice } from "../../typing/spoken/useSpeech";
import styles from "./LessonRun.module.css";
import { spellKeys } from "../../typing/spellKeys";
import { TabHint } from "./TabHint";
import { TypingRun } from "../../typing/TypingRun";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { courseLayouts } from "../../../engine/lessons/courses";
import { judgeExercise, TRIES_BEFORE_EASING } from "../../../engine/lessons/courseProgress";
import { hardestKeys } from "../../../engine/lessons/keyRecords";
import { lessonKeys, openKeys, type ExerciseMaterial } from "../../../engine/lessons/lessonKeys";
import { measureRun, STUCK_MISSES } from "../../../engine/metrics/measureRun";
import { readKeyRecords } from "../../features/course/CourseSync";
import { usePassedExercises } from "../../features/course/passedExercises";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { describeNext, KeyboardHidden, NextKey } from "../../typing/keyboard/Keyboard";
import { useFingers } from "../../typing/keyboard/Hands";
import { useHiddenBy } from "../../typing/keyboard/hiddenKeyboard";
import { Button } from "../../ui/Button";
import { chooseLessonKeyboard, useCourseSettings } from "../../features/course/courseSettings";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";
import lessonPageStyles from "./LessonPage.module.css";
import { makeExerciseText } from "../../../engine/lessons/makeExerciseText";
import { drawSeed } from "../../platform/random";

/** Without a network the text is read instead. */
const loadDictation = async (): Promise<ComponentType<DictationProps>> => {
  try {
    return (await import("./exerciseForms/Dictation")).Dictation;
  } catch {
    return () => null;
  }
};
const Dictation = lazy(async () => ({ default: await loadDictation() }));

export type LessonRunProps = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  readonly language: Language;
  /** Continues with another exercise of the lesson. */
  readonly onNext: (exerciseId: string) => void;
  /** Goes back to the introduction. */
  readonly onLeave: () => void;
};

/** One exercise: typed first, followed by its result in the same place. */
export function LessonRun({ course, lesson, exercise, language, onNext, onLeave }: LessonRunProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = usePart(language, "words");
  const lessons = usePart(language, "lessons");
  const material = { ...lessons, words };
  const { progress } = usePassedExercises();
  const [failedTries, setFailedTries] = useState(0);
  const start = (tries: number): ExerciseRun =>
    startExercise(course, lesson, exercise, material, tries >= TRIES_BEFORE_EASING && !progress.has(exercise.id));
  const [turn, setTurn] = useState(() => start(0));
  const { run } = turn;
  const phase = useRunPhase(run);
  const isEnding = useIdleStop(run);
  const again = (): void => {
    run.stop("left");
    const tries = failedTries + (isFailedTry(turn, exercise) ? 1 : 0);
    setFailedTries(tries);
    setTurn(start(tries));
  };
  const spell = useCallback((text: string) => spellKeys(text, t), [t]);
  const leave = (): void => {
    run.stop("left");
    onLeave();
  };

  // Error messages for the end of the run are loaded before it, because the network may be gone by then.
  useEffect(() => void loadErrorMessages(locale), [locale]);
  const hasStarted = phase !== "waiting";
  useEffect(() => {
    if (hasStarted && run.phase !== "waiting") return holdPage();
  }, [run, hasStarted]);

  const { title } = findLessonText(lesson, lessons.instructions, language);
  const exerciseName = t(describeExercise(course, lesson, exercise, material).name);
  const { form } = exercise;
  const voice = useVoice(language);
  const [shownRun, setShownRun] = useState<TypingRun | null>(null);
  const isMasked = form === "dictation" && voice !== null && shownRun !== run;
  return (
    <section className={styles["run"]}>
      <LessonHead
        title={title}
        lesson={lesson}
        exercise={exercise}
        exerciseName={exerciseName}
        language={language}
        hasTip={phase !== "ended"}
      />
      {phase === "ended" && run.end !== null && run.end.reason !== "left" ? (
        <ExerciseResult
          course={course}
          lesson={lesson}
          exercise={exercise}
          language={language}
          turn={turn}
          failedTries={failedTries}
          onAgain={again}
          onNext={onNext}
          onLeave={leave}
        />
      ) : (
        <div ref={bringUp} className={styles["typing"]}>
          <LessonBar run={run} exercise={exercise} />
          {form === "dictation" ? (
            <Suspense fallback={<div className={styles["dictation"]} />}>
              <Dictation run={run} voice={voice} isTextShown={!isMasked} onShowText={() => setShownRun(run)} />
            </Suspense>
          ) : (
            <FormField form={form} run={run} start={turn.form} />
          )}
          <TypingStage
            run={run}
            label={t`Type this exercise: ${exerciseName}`}
            subject={{ activity: "LESSON", title }}
            language={language}
            onRestart={again}
            onEscape={leave}
            spell={spell}
            hint={run.text.includes("\t") && <TabHint run={run} />}
            isMasked={isMasked}
            isEnding={isEnding}
            overlay={<FormOverlay form={form} run={run} start={turn.form} />}
          />
          <LessonKeyboard run={run} course={course} lesson={lesson} isCovered={form === "covered" || isMasked} />
        </div>
      )}
    </section>
  );
}

type LessonHeadProps = {
  readonly title: string;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  readonly exerciseName: string;
  readonly language: Language;
  readonly hasTip: boolean;
};

/** The lesson, the exercise, and what its form asks of the user. */
export function LessonHead({ title, lesson, exercise, exerciseName, language, hasTip }: LessonHeadProps) {
  const { t } = useLingui();
  const tip = formTips[exercise.form];
  const place = lesson.exercises.indexOf(exercise) + 1;
  const all = lesson.exercises.length;
  return (
    <div className={styles["head"]} data-fades>
      <h1 className={styles["title"]} lang={language}>
        {title}
      </h1>
      <p className={styles["place"]}>{t`Exercise ${place} of ${all}: ${exerciseName}`}</p>
      {tip !== undefined && hasTip && <p className={styles["tip"]}>{t(tip)}</p>}
    </div>
  );
}

/** Height of the buttons below the keyboard, which may be out of view, in px. */
const CHOICES_PX = 48;

/** Scrolls the exercise to the top on a screen too low for the line and the keyboard below it. */
export function bringUp(stage: HTMLElement | null): void {
  if (stage === null || stage.getBoundingClientRect().bottom - CHOICES_PX <= innerHeight) return;
  document.documentElement.scrollTop += stage.parentElement?.getBoundingClientRect().top ?? 0;
}

type LessonBarProps = { readonly run: TypingRun; readonly exercise: TypedExercise };

/**
 * The state of an exercise, at most once a second: what is left, and the accuracy. For the eye; screen readers get
 * summaries.
 */
export function LessonBar({ run, exercise }: LessonBarProps) {
  const { t } = useLingui();
  const { seconds, accuracy, words } = useLiveFigures(run);
  const isRunning = useRunPhase(run) === "running";
  return (
    <div className={styles["bar"]} aria-hidden="true">
      <span />
      <span className={styles["left"]}>
        {exercise.kind === "minutes"
          ? clockOf(exercise.minutes * 60 - seconds)
          : `${words}/${run.text.split(/[ \n\t]+/u).length}`}
      </span>
      <span className={styles["figure"]}>{isRunning && seconds > 0 ? t`${accuracy}% right` : ""}</span>
    </div>
  );
}

/** Minutes and seconds: 2:05. */
function clockOf(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, "0")}`;
}

type LessonKeyboardProps = {
  readonly run: TypingRun;
  readonly course: Course;
  readonly lesson: Lesson;
  /** Whether the exercise is about typing without the picture. */
  readonly isCovered: boolean;
};

/**
 * The keyboard of the course below the line, with the next key and its finger; the keys of the lesson are highlighted.
 * Shown unless hidden.
 */
export function LessonKeyboard({ run, course, lesson, isCovered }: LessonKeyboardProps) {
  const { t } = useLingui();
  const { change, current } = usePreferenceStore();
  const { hasKeyboard } = useCourseSettings();
  const hiddenBy = useHiddenBy();
  const taught = useMemo(() => lessonKeys(course, lesson), [course, lesson]);
  const layout = keyboardLayouts[courseLayouts[course.id]];
  const set = useFingers();
  const isStuck = useStuck(run);
  const isShown = (hasKeyboard && !isCovered) || isStuck;
  return (
    <div className={styles["keyboard"]} data-stuck={isStuck}>
      {hiddenBy !== null && <KeyboardHidden group={hiddenBy} />}
      <output className={styles["help"]}>{isStuck && describeNext(run, layout, set, t)}</output>
      {isShown && hiddenBy === null && (
        <RunPicture run={run} layout={layout} {...(taught.fresh.size > 0 && !isStuck && { taught })} />
      )}
      <div className={styles["choices"]} data-fades>
        {hiddenBy === null && !isCovered && (
          <Button look="quiet" isSmall onClick={() => change(chooseLessonKeyboard(!hasKeyboard, current()))}>
            {hasKeyboard ? t`Hide keyboard` : t`Show keyboard`}
          </Button>
        )}
        <NextKey run={run} layout={layout} />
      </div>
    </div>
  );
}

/** Placeholder of a lesson while the account's progress is loading. */
export function LessonSkeleton() {
  const { t } = useLingui();
  return (
    <div className={lessonPageStyles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading this lesson.`}</VisuallyHidden>
      <Skeleton size="title" />
      <Skeleton size="block" />
      <Skeleton size="block" />
    </div>
  );
}

/** Whether a run was typed to its end and did not pass. */
function isFailedTry({ run, isEased }: ExerciseRun, exercise: TypedExercise): boolean {
  const { rules, text, keystrokes, end } = run;
  if (end?.reason !== "finished" && end?.reason !== "time") return false;
  return (
    judgeExercise(exercise, measureRun({ rules, text, keystrokes, durationMs: end.durationMs }), isEased) !== "PASSED"
  );
}

/** Whether the user presses wrong keys again and again at the same place. */
function useStuck(run: TypingRun): boolean {
  const isStuck = (): boolean => run.state.rules === "stopOnError" && run.state.misses >= STUCK_MISSES;
  return useSyncExternalStore(run.onChange, isStuck, () => false);
}

/** A new run with a new text. */
function startExercise(
  course: Course,
  lesson: Lesson,
  exercise: TypedExercise,
  material: ExerciseMaterial,
  isEased: boolean,
): ExerciseRun {
  const seed = drawSeed();
  const focus = lesson.kind === "review" ? hardestKeys(readKeyRecords(), openKeys(course, lesson)) : [];
  const text = makeExerciseText(course, lesson, exercise, material, seed, focus) ?? "";
  const limitMs = exercise.kind === "minutes" ? exercise.minutes * 60_000 : null;
  return {
    seed,
    focus,
    isEased,
    form: startForm(exercise, isEased),
    run: new TypingRun({ rules: lesson.rules, text, ...(limitMs !== null && { limitMs }) }),
  };
}
