import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import type { Language } from "../../../engine/practice/PracticeMode";
import { Button } from "../../ui/Button";
import { notePassed } from "../Course/progress/courseSteps";
import { NextStep } from "./NextStep";
import styles from "./ReadingActions.module.css";

type Props = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly exerciseId: string;
  readonly isPassed: boolean;
  readonly language: Language;
};

/** A second click within this time belongs to the first: what has just come to its place is not meant. */
const PAUSE_MS = 700;

/** Something to read and do: says that it is done, and leads on from there. */
export function ReadingActions({ course, lesson, exerciseId, isPassed, language }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [isJustDone, setJustDone] = useState(false);
  useEffect(() => {
    if (!isJustDone) return;
    const actions = place.current;
    const refuse = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    actions?.addEventListener("click", refuse, true);
    actions?.querySelector<HTMLElement>("[data-goes-on]")?.focus({ preventScroll: true });
    const timer = setTimeout(() => actions?.removeEventListener("click", refuse, true), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      actions?.removeEventListener("click", refuse, true);
    };
  }, [isJustDone]);

  return (
    <div ref={place} className={styles["actions"]}>
      {/* There before it says something: only then is it read out. */}
      <output className={styles["done"]}>{isPassed && <>✓ {t`Done`}</>}</output>
      {isPassed ? (
        <NextStep course={course} lesson={lesson} language={language} />
      ) : (
        <Button
          look="primary"
          aria-describedby="lesson-lines"
          onClick={() => {
            notePassed(exerciseId);
            setJustDone(true);
          }}
        >
          {t`I sit like this`}
        </Button>
      )}
    </div>
  );
}
