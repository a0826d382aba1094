import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { findLessonText } from "../../../../engine/lessons/Course";
import type { Course, Lesson, TypedExercise, Story, StoryScene } from "../../../../engine/lessons/Course";
import { judgeExercise, starsOf, TRIES_BEFORE_EASING } from "../../../../engine/lessons/courseProgress";
import { fitToCourse, followPath, partText, seedOfPart } from "../../../../engine/lessons/storyParts";
import { measureRun } from "../../../../engine/metrics/measureRun";
import { notePassed, usePassedExercises } from "../../../features/course/passedExercises";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import { holdPage } from "../../../platform/holdPage";
import { usePart } from "../../../platform/locale/languageParts";
import { useLocale } from "../../../platform/locale/useLocale";
import { useIdleStop, useRunPhase } from "../../../typing/runHooks";
import { TypingRun } from "../../../typing/TypingRun";
import { TypingStage } from "../../../typing/TypingStage";
import { BareButton, Button } from "../../../ui/Button";
import { loadErrorMessages } from "../../../ui/errorMessages";
import { LessonSaved } from "../ExerciseResult";
import { bringUp, LessonBar, LessonHead, LessonKeyboard, type LessonRunProps } from "../LessonRun";
import runStyles from "../LessonRun.module.css";
import { describeExercise, describeLessonRun, type ExerciseRun, outcomeWords } from "../lessonText";
import {
  startForm,
  addTotals,
  noteEnding,
  openStories,
  readStoryRecord,
  readWalk,
  removeWalk,
  scoreOfWalk,
  startWalk,
  type StoryWalk,
  writeWalk,
} from "./formRecords";
import styles from "./Story.module.css";
import { type ReachedEnding, StoryEnd, StoryStanding } from "./StoryEnd";
import type { Language } from "../../../../contract/languages/languages";
import { hasShortcuts } from "../../../platform/preferences/Preferences";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { isTypingTarget } from "../../../typing/useTypeAnywhere";

/** A story: each scene is a run that is saved like any exercise, and after it the user decides how it goes on. */
export function StoryRun({ course, lesson, exercise, language, onNext, onLeave }: LessonRunProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = usePart(language, "words");
  const lessons = usePart(language, "lessons");
  const { stories } = lessons;
  const { progress } = usePassedExercises();
  const [failedTries, setFailedTries] = useState(0);
  const [walk, setWalk] = useState(() => openWalk(exercise, stories));
  const [turn, setTurn] = useState(() => startScene(course, lesson, exercise, stories, walk, false));
  const [saved, setSaved] = useState<UnsavedRun | null>(null);
  const [ending, setEnding] = useState<ReachedEnding | null>(null);
  const [hasStopped, setStopped] = useState(false);
  const { run } = turn;
  const phase = useRunPhase(run);
  const isEnding = useIdleStop(run);

  const isEased = failedTries >= TRIES_BEFORE_EASING && !progress.has(exercise.id);
  const goTo = (next: StoryWalk): void => {
    run.stop("left");
    setStopped(false);
    setWalk(next);
    setEnding(null);
    if (next.path.length > 0) writeWalk(exercise, next);
    else removeWalk(exercise);
    setTurn(startScene(course, lesson, exercise, stories, next, isEased));
  };
  const decide = (choice: 0 | 1): void =>
    // The key that decides is also the first of the next text, so its field must have the focus at once.
    flushSync(() => goTo({ ...walk, path: [...walk.path, choice], isTyped: false }));
  const leave = (): void => {
    run.stop("left");
    onLeave();
  };

  const endScene = (): void => {
    const { end, rules, text, keystrokes } = run;
    if (end === null || end.reason === "left") return;
    if (end.reason !== "finished") {
      goTo(walk);
      setStopped(true);
      return;
    }
    setStopped(false);
    const metrics = measureRun({ rules, text, keystrokes, durationMs: end.durationMs });
    if (judgeExercise(exercise, metrics, turn.isEased) === "PASSED")
      notePassed(exercise.id, starsOf(exercise, metrics, turn.isEased));
    else setFailedTries(failedTries + 1);
    setSaved(describeLessonRun(turn, course, exercise, language));
    const typed = { ...walk, isTyped: true, totals: addTotals(walk.totals, metrics) };
    setWalk(typed);
    const scene = followPath(walk.story, walk.path)?.scene;
    if (scene === undefined || "choices" in scene) return writeWalk(exercise, typed);
    const { found, best } = readStoryRecord(walk.story);
    const score = scoreOfWalk(typed.totals);
    setEnding({ scene, score, best, isNew: !found.has(scene.id) });
    noteEnding(walk.story, scene.id, score);
    removeWalk(exercise);
  };
  useEffect(() => run.onPhase(endScene));

  useEffect(() => void loadErrorMessages(locale), [locale]);
  const hasStarted = phase !== "waiting";
  useEffect(() => {
    if (hasStarted && run.phase !== "waiting") return holdPage();
  }, [run, hasStarted]);

  const { story, path, isTyped } = walk;
  const { title } = findLessonText(lesson, lessons.instructions, language);
  const exerciseName = t(describeExercise(course, lesson, exercise, { ...lessons, words }).name);
  const scene = followPath(story, path)?.scene;
  return (
    <section className={runStyles["run"]}>
      <LessonHead
        title={title}
        lesson={lesson}
        exercise={exercise}
        exerciseName={exerciseName}
        language={language}
        hasTip={path.length === 0 && !isTyped}
      />
      {ending !== null ? (
        <StoryEnd
          course={course}
          lesson={lesson}
          exercise={exercise}
          language={language}
          walk={walk}
          ending={ending}
          saved={saved}
          onPlay={(next) => goTo(startWalk(next))}
          onNext={onNext}
          onLeave={leave}
        />
      ) : isTyped && scene !== undefined && "choices" in scene ? (
        <div className={styles["game"]}>
          <StoryStanding stories={stories} story={story} language={language} />
          <StoryChoices
            key={path.length}
            course={course}
            scene={scene}
            language={language}
            onChoose={decide}
            onLeave={leave}
          />
          <div className={styles["actions"]}>
            <Button look="quiet" isSmall onClick={() => goTo(startWalk(story))}>{t`Start the story again`}</Button>
            <Button look="quiet" isSmall onClick={leave}>{t`Back to this lesson`}</Button>
          </div>
          {saved !== null && <LessonSaved key={saved.runId} run={saved} />}
        </div>
      ) : (
        <div ref={bringUp} className={runStyles["typing"]}>
          <StoryStanding
            stories={stories}
            story={story}
            language={language}
            {...(path.length === 0 && !hasStarted && { onPlay: (next: Story) => goTo(startWalk(next)) })}
          />
          <LessonBar run={run} exercise={exercise} />
          <output className={styles["note"]}>{hasStopped && t(outcomeWords.IDLE)}</output>
          <TypingStage
            run={run}
            label={t`Type this scene of the story`}
            subject={{ activity: "LESSON", title }}
            language={language}
            onRestart={() => goTo(walk)}
            isEnding={isEnding}
            onEscape={leave}
          />
          <LessonKeyboard run={run} course={course} lesson={lesson} isCovered={false} />
        </div>
      )}
    </section>
  );
}

/** The walk that this browser remembers, or the newest story from its start. */
function openWalk(exercise: TypedExercise, stories: readonly Story[]): StoryWalk {
  const newest = openStories(stories).at(-1);
  const walk = readWalk(exercise, stories) ?? (newest && startWalk(newest));
  if (walk === undefined) throw new Error("no stories in this language");
  return walk;
}

/** A new run of the scene to which a walk leads. */
function startScene(
  course: Course,
  lesson: Lesson,
  exercise: TypedExercise,
  stories: readonly Story[],
  { story, path }: StoryWalk,
  isEased: boolean,
): ExerciseRun {
  const part = followPath(story, path);
  return {
    seed: part === null ? 0 : seedOfPart(stories, story, part),
    focus: [],
    isEased,
    form: startForm(exercise, isEased),
    run: new TypingRun({ rules: lesson.rules, text: part === null ? "" : partText(course, part) }),
  };
}

type Props = {
  readonly course: Course;
  readonly scene: Extract<StoryScene, { choices: object }>;
  readonly language: Language;
  /** Decides for the first or the second choice. */
  readonly onChoose: (choice: 0 | 1) => void;
  readonly onLeave: () => void;
};

/** A scene that was typed, and the two sentences of which the user types one: its first letter decides. */
function StoryChoices({ course, scene, language, onChoose, onLeave }: Props) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isLost, setLost] = useState(false);
  const isOn = hasShortcuts(usePreferences());
  const [one, other] = scene.choices;
  const choices = [fitToCourse(course, one.text), fitToCourse(course, other.text)] as const;
  const [a, b] = [choices[0].charAt(0), choices[1].charAt(0)];
  useEffect(() => group.current?.focus({ preventScroll: true }), []);

  const press = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTypingTarget(target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (key === "Escape") return onLeave();
    // A key that is still typed does not scroll the page.
    if (key === " " && target === group.current) event.preventDefault();
    if (!isOn || repeat || [...key].length !== 1 || key === " ") return;
    const pressed = key.toLocaleUpperCase(language);
    if (pressed === a) onChoose(0);
    else if (pressed === b) onChoose(1);
    else setLost(true);
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={styles["fork"]}
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}hint ${id}0 ${id}1`}
    >
      <p className={styles["scene"]} lang={language}>
        {fitToCourse(course, scene.text)}
      </p>
      <h2 id={`${id}heading`} className={styles["heading"]}>{t`What happens next?`}</h2>
      <p
        id={`${id}hint`}
        className={styles["hint"]}
      >{t`Type one of these two sentences. The first letter you type picks the sentence.`}</p>
      <div className={styles["choices"]}>
        {choices.map((text, at) => (
          <BareButton key={text} className={styles["choice"]} onClick={() => onChoose(at === 0 ? 0 : 1)}>
            <kbd className={styles["key"]} aria-hidden="true">
              {text.charAt(0)}
            </kbd>
            <span id={`${id}${at}`} lang={language}>
              {text}
            </span>
          </BareButton>
        ))}
      </div>
      <output className={styles["note"]}>{isLost && t`Press ${a} or ${b}.`}</output>
    </fieldset>
  );
}
