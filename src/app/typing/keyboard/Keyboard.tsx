import { useRef } from "react";
import { findLayout, keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { usePreferences } from "../../platform/preferences/usePreferences";
import type { TypingRun } from "../TypingRun";
import { Board } from "./Board";
import { Hands } from "./Hands";
import styles from "./Keyboard.module.css";
import { LayoutSelect } from "./LayoutSelect";
import { NextKey } from "./NextKey";
import { useKeyboardView } from "./useKeyboardView";

/** A picture of the keyboard with the next key of a run and the finger for it. For the eye; who listens asks for the next key. */
export function Keyboard({ run }: { readonly run: TypingRun }) {
  const picture = useRef<HTMLDivElement>(null);
  const layout = findLayout(usePreferences().layout) ?? keyboardLayouts.us;
  useKeyboardView(picture, layout, run);
  return (
    <div className={styles["keyboard"]}>
      <div ref={picture} className={styles["picture"]} aria-hidden="true">
        <Board key={layout.id} layout={layout} />
        <Hands />
      </div>
      <div className={styles["choices"]} data-fades>
        <LayoutSelect />
        <NextKey run={run} layout={layout} />
      </div>
    </div>
  );
}
