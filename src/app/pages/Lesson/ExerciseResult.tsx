import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from "react";
import type { Course, Lesson, TypedExercise, PassRule } from "../../../engine/lessons/Course";
import { easedRule, starsOf, TRIES_BEFORE_EASING } from "../../../engine/lessons/courseProgress";
import { CHARACTERS_PER_WORD, percent } from "../../../engine/metrics/rates";
import { Stars, KeyCaps } from "../../features/course/courseMarks";
import { measureRun } from "../../../engine/metrics/measureRun";
import type { Language } from "../../../contract/languages/languages";
import { Button } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/primitives";
import { notePassed, usePassedExercises } from "../../features/course/passedExercises";
import { NotSavedNotice } from "../../features/course/CourseSync";
import { describeLessonRun, outcomeWords, judgeRun, type ExerciseRun } from "./lessonText";
import styles from "./ExerciseResult.module.css";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import { useLocale } from "../../platform/locale/useLocale";
import { spellKeys } from "../../typing/spellKeys";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useRequiredSpeed, useSpeed } from "../../typing/figures/useSpeed";
import { useSpeedUnit } from "../../typing/useSpeedUnit";
import { Link } from "react-router-dom";
import { useConnectionState } from "../../relay/connectionState";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import type { UnsavedRun } from "../../features/saving/UnsavedRun";
import { EarnedBadgesSlot } from "../../features/badges/EarnedBadgesSlot";
import { GoalReached, useSaveResult } from "../../features/saving/SavedNotice";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import type { LessonKeys } from "../../../engine/lessons/lessonKeys";
import { Keys } from "../../typing/keyboard/Keys";
import { Hands, useFingers } from "../../typing/keyboard/Hands";
import keyboardStyles from "../../typing/keyboard/Keyboard.module.css";
import { useKeyboardView } from "../../typing/keyboard/KeyboardView";
import type { TypingRun, EndReason } from "../../typing/TypingRun";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { FormResult } from "./exerciseForms/FormParts";
import { NextStep } from "./LessonActions";

type Props = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exercise: TypedExercise;
  readonly language: Language;
  /** A run that is over. */
  readonly turn: ExerciseRun;
  /** Runs of this exercise before this one that did not pass. */
  readonly failedTries: number;
  readonly onAgain: () => void;
  readonly onNext: (exerciseId: string) => void;
  readonly onLeave: () => void;
};

/** The result of an exercise: passed or what is missing, its figures, and where to go next. */
export function ExerciseResult({
  course,
  lesson,
  exercise,
  language,
  turn,
  failedTries,
  onAgain,
  onNext,
  onLeave,
}: Props) {
  const { t } = useLingui();
  const { progress } = usePassedExercises();
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const { rules, text, keystrokes, end } = turn.run;
  const durationMs = end?.durationMs ?? 0;
  const reason = end?.reason ?? "left";
  const metrics = useMemo(
    () => measureRun({ rules, text, keystrokes, durationMs }),
    [rules, text, keystrokes, durationMs],
  );
  const { isEased } = turn;
  const outcome = judgeRun(exercise, { reason }, metrics, isEased);
  const stars = outcome === "PASSED" ? starsOf(exercise, metrics, isEased) : 0;
  const isEasierNext = outcome !== "PASSED" && failedTries + 1 >= TRIES_BEFORE_EASING;
  const [lessonRun] = useState(() =>
    reason === "finished" || reason === "time" ? describeLessonRun(turn, course, exercise, language) : null,
  );
  const isPassed = outcome === "PASSED";
  const next = lesson.exercises.find((each) => each !== exercise && !progress.has(each.id));
  const isLessonPassed = isPassed && next === undefined;
  const missed = missedKeys(metrics, t);

  useEffect(() => {
    if (isPassed) notePassed(exercise.id, stars);
  }, [isPassed, exercise, stars]);
  useResultKeys(section, reason, onLeave);

  return (
    <section ref={section} className={styles["result"]} aria-labelledby={`${id}verdict`}>
      <div id={`${id}verdict`} className={styles["verdict"]} data-passed={isPassed}>
        <span className={styles["sign"]} aria-hidden="true">
          {isPassed ? "✓" : "↻"}
        </span>
        <div className={styles["words"]}>
          <h2 className={styles["title"]}>
            {isLessonPassed
              ? t`Lesson passed`
              : isPassed
                ? t({ message: "Passed", context: "exercise" })
                : t`Not passed yet`}
          </h2>
          <p>
            {isLessonPassed
              ? t`You passed every exercise in this lesson.`
              : isPassed
                ? t`Accurate and fast enough. On to the next exercise.`
                : t(outcomeWords[outcome])}
            {isEasierNext && ` ${t`The next try is a little easier.`}`}
          </p>
          <FormResult
            run={turn.run}
            start={turn.form}
            exercise={exercise}
            outcome={outcome}
            consistency={metrics.consistency}
          />
          {stars > 0 && <Stars count={stars} />}
        </div>
      </div>
      {lessonRun !== null && (
        <VerdictFigures rule={isEased ? easedRule(exercise.pass) : exercise.pass} metrics={metrics} />
      )}
      {missed.length > 0 && (
        <p className={styles["missed"]}>
          {t`Watch these keys:`} <VisuallyHidden>{missed.join(" ")}</VisuallyHidden>
          <KeyCaps keys={missed} />
        </p>
      )}
      <div className={styles["actions"]}>
        {isLessonPassed && <NextStep course={course} lesson={lesson} language={language} />}
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
          {t`Repeat`}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {t`Back to this lesson`}
        </Button>
      </div>
      {lessonRun !== null && <LessonSaved run={lessonRun} />}
      {lessonRun !== null && <EarnedBadgesSlot className={styles["badges"]} runId={lessonRun.runId} />}
      {lessonRun !== null && <GoalReached runId={lessonRun.runId} />}
      <NotSavedNotice />
    </section>
  );
}

type VerdictFiguresProps = {
  readonly rule: PassRule;
  readonly metrics: Pick<RunMetrics, "presses" | "rightPresses" | "pileUp" | "strokesPerMinute">;
};

/**
 * Accuracy first, then speed, each beside what is required. Rounded down, so that a figure shown as sufficient really
 * is.
 */
export function VerdictFigures({ rule, metrics }: VerdictFiguresProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const unit = useSpeedUnit();
  const { figure } = useSpeed();
  const speed = useRequiredSpeed().figure(rule.strokesPerMinute);
  const { accuracy: needed } = rule;
  const { presses, rightPresses, pileUp, strokesPerMinute } = metrics;
  const accuracy = percent(rightPresses, presses - pileUp);
  const isRight = rightPresses * 100 >= (presses - pileUp) * needed;
  const isFast = strokesPerMinute >= rule.strokesPerMinute;
  return (
    <dl className={styles["figures"]}>
      <div className={styles["figure"]}>
        <dt className={styles["name"]}>{t`Correct keys`}</dt>
        <dd className={styles["value"]}>{formatPercent(locale, accuracy)}</dd>
        <dd className={styles["needed"]} data-enough={isRight}>
          {isRight ? t`✓ ${needed}% needed` : t`${needed}% needed`}
        </dd>
      </div>
      <div className={styles["figure"]}>
        <dt className={styles["name"]}>{unit === "CPM" ? t`Characters per minute` : t`Words per minute`}</dt>
        <dd className={styles["value"]}>{figure(strokesPerMinute / CHARACTERS_PER_WORD)}</dd>
        <dd className={styles["needed"]} data-enough={isFast}>
          {isFast ? t`✓ ${speed} needed` : t`${speed} needed`}
        </dd>
      </div>
    </dl>
  );
}

/** Saves an exercise, and shows its state unobtrusively. */
export function LessonSaved({ run }: { readonly run: UnsavedRun }) {
  const { t } = useLingui();
  const { state, isRetrying, retry } = useSaveResult(run);
  const isOffline = useConnectionState() === "offline";
  if (state.kind === "refused") return <ErrorNotice code={state.code} />;
  if (state.kind === "saving" && !isOffline) {
    return <output className={styles["saved"]}>{t`Saving…`}</output>;
  }
  if (state.kind === "saved") {
    return (
      <output className={styles["saved"]}>
        {t`Saved.`} <Link to={`/results/${encodeURIComponent(state.resultId)}`}>{t`See every keystroke`}</Link>
      </output>
    );
  }
  const isOld = state.kind === "stored" && state.code === "DOCUMENT_UNKNOWN";
  return (
    <output className={styles["saved"]}>
      <span>
        {isOld
          ? t`There's a new version of Typeloop. Your result is stored in this browser and will be saved when you reload the page.`
          : t`No connection. Your result is stored in this browser and will be saved when you're back online. You can keep going.`}
      </span>
      {isOld ? (
        <Button isSmall onClick={() => location.reload()}>
          {t`Load the new version`}
        </Button>
      ) : (
        <Button isSmall isBusy={isRetrying} onClick={retry}>
          {t`Try now`}
        </Button>
      )}
    </output>
  );
}

type RunPictureProps = { readonly run: TypingRun; readonly layout: KeyboardLayout; readonly taught?: LessonKeys };

/** The keyboard and the hands, with the next key of a run. For the eye. */
export function RunPicture({ run, layout, taught }: RunPictureProps) {
  const picture = useRef<HTMLDivElement>(null);
  const set = useFingers();
  useKeyboardView(picture, layout, run, set);
  return (
    <div ref={picture} className={keyboardStyles["picture"]} aria-hidden="true">
      <Keys layout={layout} fingers={set} {...(taught && { taught })} />
      <Hands set={set} />
    </div>
  );
}

/** After this pause, in ms, key presses are meant for the buttons. */
const PAUSE_MS = 700;
/** The end of the time is unexpected, so users keep typing for a while, in ms. */
const SURPRISED_PAUSE_MS = 2000;

/**
 * Focuses the link that continues (`data-goes-on`), so that Enter continues, and Esc leaves. Keys of a user who is
 * still typing press nothing.
 * @param reason why the run is over.
 */
export function useResultKeys(section: RefObject<HTMLElement | null>, reason: EndReason, onEscape: () => void): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  }, [onEscape]);

  useEffect(() => {
    section.current?.querySelector<HTMLElement>("[data-goes-on]")?.focus({ preventScroll: true });
  }, [section]);

  useEffect(() => {
    const pause = reason === "time" ? SURPRISED_PAUSE_MS : PAUSE_MS;
    let last = performance.now();
    let isRefused = false;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isCalm = performance.now() - last >= pause;
      last = performance.now();
      if (event.key === "Escape" && !event.defaultPrevented && document.querySelector("dialog[open]") === null)
        escape.current();
      isRefused = (event.key === " " || event.key === "Enter") && !isCalm;
      if (isRefused) event.preventDefault();
    };
    // A space presses a button when the key is released.
    const letGo = (event: KeyboardEvent): void => {
      if (isRefused && event.key === " ") event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("keyup", letGo);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("keyup", letGo);
    };
  }, [reason]);
}

/** More keys than this are not useful advice. */
const MOST = 4;

/** The missed keys, most missed first; empty if there are none. */
function missedKeys({ keys }: RunMetrics, t: (message: MessageDescriptor) => string): readonly string[] {
  return keys
    .filter(({ misses }) => misses > 0)
    .slice(0, MOST)
    .map(({ key }) => (key === " " ? t(msg`space`) : spellKeys(key, t).trim()));
}
