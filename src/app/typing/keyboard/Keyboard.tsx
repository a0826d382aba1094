import { useRef } from "react";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import type { Language } from "../../../engine/practice/PracticeMode";
import { usePreferences } from "../../platform/preferences/usePreferences";
import type { TypingRun } from "../TypingRun";
import { Board } from "./Board";
import { Hands } from "./Hands";
import styles from "./Keyboard.module.css";
import { KeyboardHidden } from "./KeyboardHidden";
import { LayoutSelect } from "./LayoutSelect";
import { NextKey } from "./NextKey";
import { practiceLayout } from "./practiceLayout";
import { useHiddenBy } from "./useHiddenBy";
import { useKeyboardView } from "./useKeyboardView";

/**
 * A picture of the keyboard with the next key of a run and the finger for it. For the eye; who listens asks for the
 * next key.
 */
export function Keyboard({ run, language }: { readonly run: TypingRun; readonly language: Language }) {
  const picture = useRef<HTMLDivElement>(null);
  const layout = keyboardLayouts[practiceLayout(usePreferences(), language).id];
  const hiddenBy = useHiddenBy();
  useKeyboardView(picture, layout, run);
  return (
    <div className={styles["keyboard"]} data-hidden={hiddenBy === null ? undefined : "true"}>
      {hiddenBy !== null && <KeyboardHidden group={hiddenBy} />}
      <div ref={picture} className={styles["picture"]} aria-hidden="true" hidden={hiddenBy !== null}>
        <Board key={layout.id} layout={layout} />
        <Hands />
      </div>
      <div className={styles["choices"]} data-fades>
        <LayoutSelect language={language} />
        <NextKey run={run} layout={layout} />
      </div>
    </div>
  );
}
