import { useLingui } from "@lingui/react/macro";
import { fingerZones } from "../../../engine/keyboards/fingerZones";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import type { Course, Lesson, LessonKind } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courses";
import { lessonKeys } from "../../../engine/lessons/lessonKeys";
import { boardRows, legendsOf } from "../../typing/keyboard/Board";
import { nameFinger } from "../../typing/keyboard/Keyboard";
import { useFingers } from "../../typing/keyboard/useFingers";
import styles from "./LessonIntro.module.css";

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
export function isForTenFingers({ kind }: Lesson): boolean {
  return namesFingers.includes(kind);
}

/** In place of a lesson's sentences, for somebody who types with other fingers: which of theirs takes each new key. */
export function OwnFingers({ course, lesson }: { readonly course: Course; readonly lesson: Lesson }) {
  const { t } = useLingui();
  const set = useFingers();
  const layout = keyboardLayouts[courseLayouts[course.id]];
  const named = new Map(boardRows(layout.form).flatMap((row) => row.map(({ code, name }) => [code, name] as const)));
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
          t`If it's hard to hold Shift, turn on Sticky Keys in your computer's settings: press Shift first, then the letter.`,
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
