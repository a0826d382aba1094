import { useRef } from "react";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import type { LessonKeys } from "../../../engine/lessons/lessonKeys";
import { Board } from "../../typing/keyboard/Board";
import { Hands } from "../../typing/keyboard/Hands";
import styles from "../../typing/keyboard/Keyboard.module.css";
import { useKeyboardView } from "../../typing/keyboard/KeyboardView";
import type { TypingRun } from "../../typing/TypingRun";

type Props = { readonly run: TypingRun; readonly layout: KeyboardLayout; readonly taught?: LessonKeys };

/** The keys and the hands, with what a run needs next. For the eye. */
export function RunPicture({ run, layout, taught }: Props) {
  const picture = useRef<HTMLDivElement>(null);
  useKeyboardView(picture, layout, run);
  return (
    <div ref={picture} className={styles["picture"]} aria-hidden="true">
      <Board layout={layout} {...(taught && { taught })} />
      <Hands />
    </div>
  );
}
