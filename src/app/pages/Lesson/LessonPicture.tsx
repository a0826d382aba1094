import { useMemo } from "react";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courses";
import { lessonKeys } from "../../../engine/lessons/lessonKeys";
import { useIsInBrowser } from "../../ui/InBrowser";
import { Board } from "../../typing/keyboard/Board";
import { Hands } from "../../typing/keyboard/Hands";
import keyboard from "../../typing/keyboard/Keyboard.module.css";
import { HomeRowPicture } from "./HomeRowPicture";
import styles from "./LessonPicture.module.css";
import { PosturePicture } from "./PosturePicture";

type Props = { readonly course: Course; readonly lesson: Lesson };

/**
 * What a step is about, to look at: how to sit, or the keyboard with its keys and the fingers for them. Those who
 * listen have the sentences.
 */
export function LessonPicture({ course, lesson }: Props) {
  // The server does not draw keys: they have widths of their own, which its pages may not say.
  const isAlive = useIsInBrowser();
  const taught = useMemo(() => lessonKeys(course, lesson), [course, lesson]);
  const layout = keyboardLayouts[courseLayouts[course.id]];
  if (lesson.kind === "posture") {
    return (
      <div className={styles["posture"]}>
        <PosturePicture />
        <HomeRowPicture layout={layout} />
      </div>
    );
  }
  if (taught.fresh.size === 0) return null;
  return (
    <div className={styles["place"]}>
      <div className={styles["space"]}>
        {isAlive && (
          <div className={keyboard["picture"]} aria-hidden="true">
            <Board key={lesson.id} layout={layout} taught={taught} />
            <Hands taught={taught.fresh} />
          </div>
        )}
      </div>
    </div>
  );
}
