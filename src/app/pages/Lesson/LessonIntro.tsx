import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import { Fragment, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { type Course, type Lesson, type LessonKind, findLessonText } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courses";
import { coursePosition, lessonMinutes, lessonState } from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../contract/languages/languages";
import { layoutNames } from "../../typing/keyboard/layouts";
import { NotSavedNotice } from "../../features/course/CourseSync";
import { usePassedExercises } from "../../features/course/passedExercises";
import { LessonActions } from "./LessonActions";
import styles from "./LessonIntro.module.css";
import { allTenFingers, fingerZones } from "../../../engine/keyboards/fingerZones";
import { useFingers } from "../../typing/keyboard/Hands";
import { LessonPicture } from "./LessonPictures";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { lessonKeys } from "../../../engine/lessons/lessonKeys";
import { keyRows, legendsOf } from "../../typing/keyboard/Keys";
import { nameFinger } from "../../typing/keyboard/Keyboard";
import { StepSign } from "../../features/course/Ladder";
import { useRequiredSpeed } from "../../typing/figures/useSpeed";
import { describeExercise, describeNeeds, examAddress } from "./lessonText";

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
            place > 0 ? t`lesson ${place} of ${last}` : t`before you start`,
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

/** Lessons whose sentences say which of ten fingers takes a key. */
const namesFingers: readonly LessonKind[] = [
  "posture",
  "keys",
  "capitals",
  "signs",
  "digits",
  "symbols",
  "enter",
  "tab",
];

/** Whether a lesson's own sentences are for ten fingers. */
function isForTenFingers({ kind }: Lesson): boolean {
  return namesFingers.includes(kind);
}

/** In place of a lesson's sentences, for somebody who types with other fingers: which of theirs takes each new key. */
function OwnFingers({ course, lesson }: { readonly course: Course; readonly lesson: Lesson }) {
  const { t } = useLingui();
  const set = useFingers();
  const layout = keyboardLayouts[courseLayouts[course.id]];
  const named = new Map(keyRows(layout.form).flatMap((row) => row.map(({ code, name }) => [code, name] as const)));
  const keys = [...lessonKeys(course, lesson).fresh].filter((code) => fingerZones(set).has(code));
  const isOneHand = new Set([...fingerZones(set).values()].map(({ hand }) => hand)).size === 1;
  const lines = [
    ...(isOneHand && lesson.kind === "posture"
      ? [t`Rest your fingers on F, G, H and J, in the middle of the keyboard. F and J have a bump you can feel.`]
      : []),
    ...keys.map((code) => {
      const key = code === "Space" ? t`Space bar` : named.get(code) || legendsOf(layout, code).below;
      const finger = nameFinger(code, set, t);
      return t`${key}: ${finger}`;
    }),
    ...(lesson.kind === "capitals"
      ? [
          t`Is it hard to hold down Shift? Turn on Sticky Keys in your computer's settings. Then you press Shift first, and the letter after it.`,
        ]
      : []),
    t`The colors in the picture show the keys of each finger.`,
  ];
  return (
    <ol className={styles["lines"]} id="lesson-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

type ExerciseListProps = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly language: Language;
  readonly isLocked: boolean;
  readonly onBegin: (exerciseId: string) => void;
};

/** The exercises of a lesson: what each requires, and which are passed. Exercises to read are not listed. */
function ExerciseList({ course, lesson, language, isLocked, onBegin }: ExerciseListProps) {
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
              <div className={styles["exerciseWords"]}>
                <p className={styles["name"]}>{t(name)}</p>
                <p className={styles["exerciseFacts"]}>
                  {isPassed && `${t`passed`} · `}
                  {facts.map((fact, index) => (
                    <Fragment key={fact.id}>
                      {index > 0 && " · "}
                      {t(fact)}
                    </Fragment>
                  ))}
                </p>
                {needs !== null && !isPassed && <p className={styles["exerciseFacts"]}>{t(needs)}</p>}
              </div>
              {!isLocked && exercise.kind === "exam" && (
                <LinkButton isSmall to={examAddress(exercise)} aria-label={t`Start exercise ${place}`}>
                  {t`Start`}
                </LinkButton>
              )}
              {!isLocked && exercise.kind !== "exam" && (
                <Button
                  isSmall
                  onClick={() => onBegin(exercise.id)}
                  aria-label={isPassed ? t`Repeat exercise ${place}` : t`Start exercise ${place}`}
                >
                  {isPassed ? t`Repeat` : t`Start`}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {lesson.rules === "stopOnError" && (
        <p
          className={styles["exerciseFacts"]}
        >{t`If you press a wrong key, the line waits until you press the right one.`}</p>
      )}
    </section>
  );
}
