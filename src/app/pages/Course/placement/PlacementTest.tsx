import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Language, loadPart, toWireLanguage } from "../../../../contract/languages/languages";
import { type Course, type Lesson, findLessonText } from "../../../../engine/lessons/Course";
import { placementId } from "../../../../engine/lessons/courseProgress";
import { hasEnoughRecords, type KeyRecord, knownLetters, placeInCourse } from "../../../../engine/lessons/keyRecords";
import { measureRun } from "../../../../engine/metrics/measureRun";
import { KeyCaps } from "../../../features/course/courseMarks";
import { useKeyRecords } from "../../../features/course/CourseSync";
import { notePassed } from "../../../features/course/passedExercises";
import { SavedNotice } from "../../../features/saving/SavedNotice";
import { holdPage } from "../../../platform/holdPage";
import { usePart } from "../../../platform/locale/languageParts";
import { useLocale } from "../../../platform/locale/useLocale";
import { useIdleStop, useLiveFigures, useRunPhase } from "../../../typing/runHooks";
import { TypingStage } from "../../../typing/TypingStage";
import { TypingRun } from "../../../typing/TypingRun";
import { Button, LinkButton } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { loadErrorMessages } from "../../../ui/errorMessages";
import { Notice } from "../../../ui/Notice";
import { Skeleton, VisuallyHidden } from "../../../ui/primitives";
import styles from "./Placement.module.css";
import { addRun } from "../../../../engine/adaptive/addRun";
import { defaultGoal, emptyAdaptiveState } from "../../../../engine/adaptive/AdaptiveState";
import { fitWords } from "../../../../engine/keyboards/fitText";
import { keyboardLayouts } from "../../../../engine/keyboards/keyboardLayouts";
import { courseLayouts } from "../../../../engine/lessons/courses";
import { encodeLog } from "../../../../engine/log/logCodec";
import { makeWordText } from "../../../../engine/practice/makeWordText";
import { wordsNeeded } from "../../../../engine/practice/PracticeMode";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import { randomUuid, drawSeed } from "../../../platform/random";
import { layoutNameOf } from "../../../typing/keyboard/layouts";

const SECONDS = 30;

/** A run of common words, and the seed from which the server makes them again. */
type PlacementRun = { readonly run: TypingRun; readonly seed: number };

/** Loads the words of a language, and returns the function that starts a test with those that the keyboard can type. */
async function loadPlacementTest(course: Course, language: Language): Promise<() => PlacementRun> {
  const words = fitWords(keyboardLayouts[courseLayouts[course.id]], await loadPart(language, "words"));
  return () => {
    const seed = drawSeed();
    const count = wordsNeeded({ kind: "time", seconds: SECONDS }) ?? 0;
    const text = makeWordText(words, count, seed, { punctuation: null, numbers: false });
    return { seed, run: new TypingRun({ rules: "free", text, limitMs: SECONDS * 1000 }) };
  };
}

/** What is saved of a test: an ordinary practice run. Call it once a run. */
function describePlacementRun({ run, seed }: PlacementRun, course: Course, language: Language): UnsavedRun {
  return {
    runId: randomUuid(),
    mode: "TIME",
    modeAmount: SECONDS,
    language: toWireLanguage(language),
    seed,
    textId: null,
    layout: layoutNameOf(courseLayouts[course.id]),
    log: encodeLog(run.keystrokes),
    startedAtMs: run.startedAtMs,
  };
}

/** What a run shows about each key. */
function keysOfRun({ rules, text, keystrokes, end }: TypingRun): readonly KeyRecord[] {
  const finished = { rules, text, keystrokes, durationMs: end?.durationMs ?? 0, id: "", endedAt: 0, day: 0 };
  return Object.entries(addRun(emptyAdaptiveState, finished, defaultGoal).keys).map(
    ([key, { presses, timeMs, missRate }]) => ({ key, presses, timeMs, missRate }),
  );
}

type Props = {
  readonly course: Course;
  readonly language: Language;
  /** Goes back to the lessons. */
  readonly onLeave: () => void;
};

/** The test of 30 seconds: loaded, typed, and followed by a proposal in the same place. */
export function PlacementTest({ course, language, onLeave }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ readonly start: (() => PlacementRun) | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (start: (() => PlacementRun) | null) => isWanted && setLoaded({ start });
    loadPlacementTest(course, language).then(show, () => show(null));
    // The network may be gone by the end of the run.
    void loadErrorMessages(locale);
    return () => {
      isWanted = false;
    };
  }, [course, language, locale]);
  if (loaded === null) return <Skeleton size="block" />;
  if (loaded.start === null) {
    return (
      <Notice kind="error" text={t`The words couldn't be loaded. Check your connection, then reload the page.`}>
        <Button onClick={() => location.reload()}>{t`Reload`}</Button>
        <Button look="quiet" onClick={onLeave}>{t`Back to the lessons`}</Button>
      </Notice>
    );
  }
  return <TestTurns course={course} language={language} start={loaded.start} onLeave={onLeave} />;
}

function TestTurns({ course, language, start, onLeave }: Props & { readonly start: () => PlacementRun }) {
  const { t } = useLingui();
  const [turn, setTurn] = useState(start);
  const { run } = turn;
  const phase = useRunPhase(run);
  const isEnding = useIdleStop(run);
  const hasStarted = phase !== "waiting";
  useEffect(() => {
    if (hasStarted && run.phase !== "waiting") return holdPage();
  }, [run, hasStarted]);
  const again = (): void => {
    run.stop("left");
    setTurn(start());
  };
  const leave = (): void => {
    run.stop("left");
    onLeave();
  };
  if (phase === "ended" && run.end?.reason !== "left")
    return <TestResult course={course} language={language} turn={turn} onAgain={again} onLeave={leave} />;
  return (
    <section className={styles["test"]}>
      <h2 data-fades>{t`Type for 30 seconds`}</h2>
      <p data-fades>{t`Use all the fingers you can. The time starts with your first key.`}</p>
      <TimeLeft run={run} />
      <TypingStage
        run={run}
        label={t`Type these words`}
        subject={{ activity: "PRACTICE", title: null }}
        language={language}
        onRestart={again}
        onEscape={leave}
        isEnding={isEnding}
      />
      <div data-fades>
        <Button look="quiet" isSmall onClick={leave}>{t`Back to the lessons`}</Button>
      </div>
    </section>
  );
}

/** For the eye; screen readers get summaries. */
function TimeLeft({ run }: { readonly run: TypingRun }) {
  const { seconds } = useLiveFigures(run);
  return (
    <p className={styles["left"]} aria-hidden="true">
      {`${Math.max(0, (run.limitMs ?? 0) / 1000 - seconds)} s`}
    </p>
  );
}

type ResultProps = Omit<Props, "start"> & { readonly turn: PlacementRun; readonly onAgain: () => void };

/** What a test has shown. A test that stopped says nothing and is not saved. */
function TestResult({ course, language, turn, onAgain, onLeave }: ResultProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { run } = turn;
  const isWhole = run.end?.reason === "time" || run.end?.reason === "finished";
  const [saved] = useState(() => (isWhole ? describePlacementRun(turn, course, language) : null));
  const metrics = useMemo(() => {
    const { rules, text, keystrokes, end } = run;
    return measureRun({ rules, text, keystrokes, durationMs: end?.durationMs ?? 0 });
  }, [run]);
  const records = useMemo(() => keysOfRun(run), [run]);
  const isEnough = isWhole && hasEnoughRecords(course, records);
  const lesson = isEnough ? proposedLesson(course, records) : null;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles["result"]}>
      <h2 ref={heading} tabIndex={-1}>
        {lesson !== null
          ? t`Start with what's new to you`
          : isEnough
            ? t`Start with the first lesson`
            : t`Not enough typed yet`}
      </h2>
      {lesson === null ? (
        <>
          <p>{wordsOf()}</p>
          <div className={styles["actions"]}>
            <StartAnyway course={course} isMain />
            <Button onClick={onAgain}>{t`Try again`}</Button>
          </div>
        </>
      ) : (
        <PlacementProposal course={course} language={language} lesson={lesson} records={records} />
      )}
      {saved !== null && <SavedNotice run={saved} figures={metrics} />}
      <div>
        <Button look="quiet" isSmall onClick={onLeave}>{t`Back to the lessons`}</Button>
      </div>
    </section>
  );

  function wordsOf(): string {
    if (!isWhole)
      return t`The test stopped because nothing was typed for 10 seconds. Try again, or start with the first lesson.`;
    if (isEnough)
      return t`The first lesson is the right one for you. You'll learn every key from there, and get faster soon.`;
    return t`30 seconds wasn't enough to see which letters you know. Try again, or start with the first lesson.`;
  }
}

type PlacementCardProps = { readonly course: Course; readonly language: Language; readonly onTest: () => void };

/** For somebody who has not begun the course: a test, or a proposal if their runs so far tell enough. */
export function PlacementCard({ course, language, onTest }: PlacementCardProps) {
  const { t } = useLingui();
  const records = useKeyRecords();
  const lesson = proposedLesson(course, records);
  if (lesson !== null) {
    return (
      <Card title={t`Start with what's new to you`} lead={t`Based on what you've typed so far.`}>
        <PlacementProposal course={course} language={language} lesson={lesson} records={records} />
      </Card>
    );
  }
  return (
    <Card title={t`Can you already type some letters?`} lead={t`Type for 30 seconds and start with what's new to you.`}>
      <div className={styles["actions"]}>
        <Button onClick={onTest}>{t`Take the test`}</Button>
        <StartAnyway course={course} />
      </div>
    </Card>
  );
}

/** The lesson to propose; null if that is the start of the course, or too little is known. */
function proposedLesson(course: Course, records: readonly KeyRecord[]): Lesson | null {
  const lesson = hasEnoughRecords(course, records) ? placeInCourse(course, records) : null;
  return lesson === course.lessons[0] ? null : lesson;
}

type PlacementProposalProps = {
  readonly course: Course;
  readonly language: Language;
  readonly lesson: Lesson;
  readonly records: readonly KeyRecord[];
};

/** The letters that somebody types well, and the lesson where it gets new for them. */
function PlacementProposal({ course, language, lesson, records }: PlacementProposalProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { instructions } = usePart(language, "lessons");
  const letters = knownLetters(course, records).map((letter) => letter.toUpperCase());
  const start = (): void => {
    notePassed(placementId(lesson), 1);
    void navigate(`/course/${lesson.id}`);
  };
  return (
    <>
      <p className={styles["letters"]}>
        {t`You already type these letters well:`} <VisuallyHidden>{letters.join(" ")}</VisuallyHidden>
        <KeyCaps keys={letters} />
      </p>
      <p>{t`Your first new lesson:`}</p>
      <p className={styles["lesson"]} lang={language}>
        {findLessonText(lesson, instructions, language).title}
      </p>
      <div className={styles["actions"]}>
        <Button look="primary" onClick={start}>{t`Start there`}</Button>
        <StartAnyway course={course} />
      </div>
    </>
  );
}

/** Begins the course with its first lesson, whatever somebody can already do. */
function StartAnyway({ course, isMain = false }: { readonly course: Course; readonly isMain?: boolean }) {
  const { t } = useLingui();
  const letters = course.lessons.find(({ kind }) => kind === "keys")?.keys ?? [];
  const [one = "", other = ""] = letters.map((key) => key.toUpperCase());
  return (
    <LinkButton look={isMain ? "primary" : "secondary"} to={`/course/${course.lessons[0]?.id ?? ""}`}>
      {t`Start at ${one} and ${other}`}
    </LinkButton>
  );
}
