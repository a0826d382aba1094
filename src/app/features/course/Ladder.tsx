import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import { chapterNames } from "./chapterNames";
import { type Chapter, type Course, type Lesson, findLessonText } from "../../../engine/lessons/Course";
import {
  coursePosition,
  lessonMinutes,
  lessonStars,
  lessonState,
  type LessonState,
} from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../contract/languages/languages";
import { LinkButton } from "../../ui/Button";
import { ProgressBar, Skeleton, VisuallyHidden } from "../../ui/primitives";
import styles from "./Ladder.module.css";
import { usePassedExercises } from "./passedExercises";
import { Link } from "react-router-dom";
import { useCourseSettings } from "./courseSettings";
import { KeyCaps, Stars } from "./courseMarks";

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
            {passed === 0 ? t`Start` : t`Continue`}
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

type ChapterLessons = { readonly chapter: Chapter; readonly lessons: readonly Lesson[] };

/** The lessons of a course by chapter, in order. */
function chaptersOf({ lessons }: Course): readonly ChapterLessons[] {
  const chapters = [...new Set(lessons.map(({ chapter }) => chapter))];
  return chapters.map((chapter) => ({ chapter, lessons: lessons.filter((lesson) => lesson.chapter === chapter) }));
}

const SIZE = 48;

/** Line drawings of 48 by 48, one for each chapter. */
const drawings: Readonly<Record<Chapter, string>> = {
  // A house with a door.
  home: "M7 23 24 8l17 15M12 20v20h24V20M20 40V28h8v12",
  // A kite on its string.
  top: "M26 5 39 19 26 33 13 19ZM26 5v28M13 19h26M26 33c-1 5-7 3-8 7s-5 3-8 3",
  // A fish.
  bottom: "M6 24c8-12 20-12 28 0-8 12-20 12-28 0ZM34 24l8-8v16ZM15 22v1M22 18c3 4 3 8 0 12",
  // A crown.
  capitals: "M8 36V15l9 9 7-14 7 14 9-9v21ZM8 41h32M17 31h1M24 31h1M31 31h1",
  // A speech balloon with a question mark.
  punctuation: "M7 8h34v25H23l-9 8v-8H7ZM20 17c0-5 8-5 8 0 0 3-4 3-4 6M24 27v1",
  // A café cup with steam.
  accents: "M9 20h25v13c0 4-3 7-7 7H16c-4 0-7-3-7-7ZM34 24h3c5 0 5 9 0 9h-3M16 15c-2-3 2-4 0-8M25 15c-2-3 2-4 0-8",
  // A die.
  digits: "M10 10h28v28H10ZM17 17h1M30 17h1M24 24h.5M17 31h1M30 31h1",
  // A key with its ring.
  symbols: "M16 16m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M22 22l18 18M33 33l5-5M37 37l5-5M16 16h.5",
  // An arrow that goes on in the next line.
  enterTab: "M38 9v17H12M20 17l-9 9 9 9M8 41h32",
  // A calculator.
  numpad: "M12 6h24v36H12ZM17 11h14v7H17ZM18 25h1M24 25h1M30 25h1M18 31h1M24 31h1M30 31h1",
  // An open book.
  texts:
    "M24 13c-5-4-11-4-17-3v27c6-1 12-1 17 3 5-4 11-4 17-3V10c-6-1-12-1-17 3ZM24 13v27" +
    "M12 18c3 0 5 0 7 1M12 25c3 0 5 0 7 1M36 18c-3 0-5 0-7 1M36 25c-3 0-5 0-7 1",
  // A rocket.
  speed:
    "M24 5c8 6 9 15 7 25H17C15 20 16 11 24 5ZM17 22l-7 8v6l8-4M31 22l7 8v6l-8-4" +
    "M24 16m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20 35l-1 6M24 35v8M28 35l1 6",
  // A cup.
  exam: "M15 7h18v13c0 12-18 12-18 0ZM15 11H8c0 8 3 11 8 11M33 11h7c0 8-3 11-8 11M24 29v8M16 41h16M19 37h10",
};

type ChapterPictureProps = {
  readonly chapter: Chapter;
  /** The share of its lessons that is passed, 0 to 1. */
  readonly part: number;
};

/** The picture of a chapter, filled in from below as its lessons pass. Decorative, because a count is beside it. */
function ChapterPicture({ chapter, part }: ChapterPictureProps) {
  const d = drawings[chapter];
  const top = Math.round((1 - part) * SIZE);
  return (
    <svg className={styles["picture"]} viewBox="0 0 48 48" aria-hidden="true" data-full={part === 1 || undefined}>
      <path className={styles["outline"]} d={d} />
      {top < SIZE && (
        <svg className={styles["filled"]} y={top} height={SIZE - top} viewBox={`0 ${top} ${SIZE} ${SIZE - top}`}>
          <rect className={styles["ground"]} width={SIZE} height={SIZE} rx="10" />
          <path d={d} />
        </svg>
      )}
    </svg>
  );
}
