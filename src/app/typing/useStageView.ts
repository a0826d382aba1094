import { useLayoutEffect, type RefObject } from "react";
import { exposeTypingTarget } from "./exposeTypingTarget";
import { StageView, type StageElements } from "./stage/StageView";
import type { TypingRun } from "./TypingRun";

/** Draws a run into the stage's elements for as long as both are there. */
export function useStageView(run: TypingRun, elements: { readonly [Name in keyof StageElements]: RefObject<StageElements[Name] | null> }): void {
  const { lines, caret, provisional, field } = elements;
  useLayoutEffect(() => {
    if (lines.current === null || caret.current === null || provisional.current === null || field.current === null) return;
    const view = new StageView({ lines: lines.current, caret: caret.current, provisional: provisional.current, field: field.current }, run);
    const resize = (): void => view.resize();
    const observer = typeof ResizeObserver === "function" ? new ResizeObserver(resize) : null;
    observer?.observe(lines.current);
    // The width of a character is another one once the font has come.
    document.fonts?.addEventListener("loadingdone", resize);
    exposeTypingTarget(run);
    return () => {
      observer?.disconnect();
      document.fonts?.removeEventListener("loadingdone", resize);
      view.remove();
    };
  }, [run, lines, caret, provisional, field]);
}
