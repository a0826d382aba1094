import { useLayoutEffect, type RefObject } from "react";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import type { TypingRun } from "../TypingRun";
import { KeyboardView } from "./KeyboardView";

/** Shows the next key of a run in a drawn keyboard, without a render per key. */
export function useKeyboardView(root: RefObject<HTMLElement | null>, layout: KeyboardLayout, run: TypingRun): void {
  useLayoutEffect(() => {
    if (root.current === null) return;
    const view = new KeyboardView(root.current, layout, run);
    view.draw();
    const unlisten = run.onChange(view.draw);
    return () => {
      unlisten();
      view.clear();
    };
  }, [root, layout, run]);
}
