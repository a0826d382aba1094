import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { Lesson } from "../../../engine/lessons/Course";
import { lessonMinutes, type LessonState } from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../engine/practice/PracticeMode";
import { VisuallyHidden } from "../../ui/primitives";
import { KeyCaps } from "./KeyCaps";
import styles from "./LadderStep.module.css";
import { StepSign } from "./StepSign";

type Props = {
  readonly lesson: Lesson;
  /** In the ladder, from 0: what comes before the first keys. */
  readonly place: number;
  readonly title: string;
  readonly language: Language;
  readonly state: LessonState;
  /** Exercises passed. */
  readonly done: number;
  readonly isNow: boolean;
};

/** More keys than this are no picture. */
const MOST_KEYS = 6;

/** One step of the ladder. A locked one can be looked at, too. */
export function LadderStep({ lesson, place, title, language, state, done, isNow }: Props) {
  const { t } = useLingui();
  const minutes = lessonMinutes(lesson);
  const all = lesson.exercises.length;
  const keys = lesson.keys.map((key) => key.toUpperCase());
  return (
    <li>
      <Link
        className={styles["step"]}
        to={`/course/${lesson.id}`}
        data-state={state}
        aria-current={isNow ? "step" : undefined}
      >
        <StepSign state={state} place={place} />
        <span className={styles["words"]}>
          <span className={styles["title"]}>
            {place > 0 && <VisuallyHidden>{`${t`Step ${place}`}: `}</VisuallyHidden>}
            <span lang={language}>{title}</span>
          </span>
          <span className={styles["facts"]}>
            {wordsOf()}
            {state !== "LOCKED" && ` · ${t`takes about ${minutes} min`}`}
          </span>
        </span>
        {keys.length > 0 && keys.length <= MOST_KEYS && lesson.kind === "keys" && <KeyCaps keys={keys} />}
      </Link>
    </li>
  );

  function wordsOf(): string {
    if (state === "PASSED") return t`passed`;
    if (state === "LOCKED") return t`locked`;
    return done === 0 ? t`open` : t`${done} of ${all} exercises passed`;
  }
}
