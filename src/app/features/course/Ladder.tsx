import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import type { Chapter, Course, Lesson } from "../../../engine/lessons/Course";
import { findLessonText } from "../../../engine/lessons/findLessonText";
import {
  coursePosition,
  lessonMinutes,
  lessonStars,
  lessonState,
  type LessonState,
} from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../contract/languages/languages";
import { LinkButton } from "../../ui/Button";
import { ProgressBar, VisuallyHidden, Skeleton } from "../../ui/primitives";
import styles from "./Ladder.module.css";
import { usePassedExercises } from "./passedExercises";
import { Link } from "react-router-dom";
import { ChapterPicture } from "./ChapterPicture";
import { useCourseSettings } from "./courseSettings";
import { KeyCaps } from "./KeyCaps";
import { Stars } from "./Stars";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Props = { readonly course: Course; readonly language: Language };

/** All lessons of a course: passed, current and locked ones. */
export function Ladder({ course, language }: Props) {
  const { t } = useLingui();
  const { progress } = usePassedExercises();
  const { lessons } = course;
  const { instructions } = usePart(language, "lessons");
  const position = coursePosition(course, progress);
  const isPassed = (lesson: Lesson): boolean => lessonState(course, lesson, progress) === "PASSED";
  const passed = lessons.filter(isPassed).length;
  const all = lessons.length;
  return (
    <>
      <div className={styles["position"]}>
        <div className={styles["words"]}>
          <p className={styles["now"]}>
            {position === null ? t`You've passed every lesson.` : passed === 0 ? t`Start here:` : t`Continue here:`}
          </p>
          {position !== null && (
            <p className={styles["next"]} lang={language}>
              {findLessonText(position.lesson, instructions, language).title}
            </p>
          )}
          <p className={styles["count"]}>{t`${passed} of ${all} lessons passed`}</p>
          <ProgressBar label={t`Lessons passed`} part={passed / all} />
        </div>
        {position === null ? (
          <LinkButton to="/" look="primary">
            {t`Practice`}
          </LinkButton>
        ) : (
          <LinkButton to={`/course/${position.lesson.id}`} look="primary">
            {passed === 0 ? t`Begin` : t`Continue`}
          </LinkButton>
        )}
      </div>
      {chaptersOf(course).map(({ chapter, lessons: some }) => (
        <section key={chapter} className={styles["group"]}>
          <ChapterHead chapter={chapter} passed={some.filter(isPassed).length} all={some.length} />
          <ol className={styles["lessons"]}>
            {some.map((lesson) => (
              <LadderStep
                key={lesson.id}
                lesson={lesson}
                place={lessons.indexOf(lesson)}
                title={findLessonText(lesson, instructions, language).title}
                language={language}
                state={lessonState(course, lesson, progress)}
                stars={lessonStars(lesson, progress)}
                done={lesson.exercises.filter(({ id }) => progress.has(id)).length}
                isNow={lesson === position?.lesson}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

type ChapterHeadProps = { readonly chapter: Chapter; readonly passed: number; readonly all: number };

/** The name of a chapter, how much of it is passed, and its picture. */
function ChapterHead({ chapter, passed, all }: ChapterHeadProps) {
  const { t } = useLingui();
  const { hasDecoration } = useCourseSettings();
  return (
    <div className={styles["chapter"]}>
      {hasDecoration && <ChapterPicture chapter={chapter} part={passed / all} />}
      <h2 className={styles["title"]}>{t(chapterNames[chapter])}</h2>
      <span className={styles["facts"]}>
        <span aria-hidden="true">{t`${passed} of ${all}`}</span>
        <VisuallyHidden>{t`${passed} of ${all} lessons passed`}</VisuallyHidden>
      </span>
    </div>
  );
}

type LadderStepProps = {
  readonly lesson: Lesson;
  /** Index in the course, from 0, which includes lessons without keys. */
  readonly place: number;
  readonly title: string;
  readonly language: Language;
  readonly state: LessonState;
  readonly stars: number;
  /** Number of exercises passed. */
  readonly done: number;
  readonly isNow: boolean;
};

/** With more keys than this, none are shown. */
const MOST_KEYS = 6;

/** One lesson of the course. Locked ones can be opened too. */
function LadderStep({ lesson, place, title, language, state, stars, done, isNow }: LadderStepProps) {
  const { t } = useLingui();
  const minutes = lessonMinutes(lesson);
  const all = lesson.exercises.length;
  const keys = lesson.keys.map((key) => key.toUpperCase());
  return (
    <li>
      <Link
        className={styles["lesson"]}
        to={`/course/${lesson.id}`}
        data-state={state}
        aria-current={isNow ? "step" : undefined}
      >
        <StepSign state={state} place={place} />
        <span className={styles["lessonWords"]}>
          <span className={styles["lessonTitle"]}>
            {place > 0 && <VisuallyHidden>{`${t`Lesson ${place}`}: `}</VisuallyHidden>}
            <span lang={language}>{title}</span>
          </span>
          <span className={styles["facts"]}>
            {wordsOf()}
            {state === "OPEN" && ` · ${t`takes about ${minutes} min`}`}
          </span>
          {stars > 0 && place > 0 && <Stars count={stars} />}
        </span>
        {isNow && keys.length > 0 && keys.length <= MOST_KEYS && lesson.kind === "keys" && <KeyCaps keys={keys} />}
      </Link>
    </li>
  );

  function wordsOf(): string {
    if (state === "PASSED") return t({ context: "lesson", message: "passed" });
    if (state === "LOCKED") return t`locked`;
    return done === 0 ? t`open` : t`${done} of ${all} exercises passed`;
  }
}

/** Placeholder while the account's progress is loading. */
export function LadderSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading your lessons…`}</VisuallyHidden>
      <Skeleton size="block" />
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}

type StepSignProps = {
  readonly state: LessonState;
  /** The number of the lesson. */
  readonly place: number;
};

/**
 * The number of a lesson in a circle, or a check mark if it is passed. The circle's shape shows the state: filled, open
 * or dashed.
 */
export function StepSign({ state, place }: StepSignProps) {
  return (
    <span className={styles["sign"]} data-state={state} aria-hidden="true">
      {state === "PASSED" ? "✓" : place}
    </span>
  );
}

const chapterNames: Readonly<Record<Chapter, MessageDescriptor>> = {
  home: msg`Home row`,
  top: msg`Top letter row`,
  bottom: msg`Bottom letter row`,
  capitals: msg`Capitals`,
  punctuation: msg`Punctuation`,
  accents: msg`Accents`,
  digits: msg`Digits`,
  symbols: msg`Symbols`,
  enterTab: msg`Enter and Tab`,
  numpad: msg`Numeric keypad (optional)`,
  texts: msg`Whole texts`,
  speed: msg`Speed`,
  exam: msg`The exam`,
};

type ChapterLessons = { readonly chapter: Chapter; readonly lessons: readonly Lesson[] };

/** The lessons of a course by chapter, in order. */
function chaptersOf({ lessons }: Course): readonly ChapterLessons[] {
  const chapters = [...new Set(lessons.map(({ chapter }) => chapter))];
  return chapters.map((chapter) => ({ chapter, lessons: lessons.filter((lesson) => lesson.chapter === chapter) }));
}
