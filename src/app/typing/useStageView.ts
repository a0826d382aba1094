import { useLayoutEffect, type RefObject } from "react";
import { takeEarlyStage } from "./early/earlyTyping";
import { openStage } from "./stage/openStage";
import type { StageElements } from "./stage/StageView";
import type { TypingRun } from "./TypingRun";

/** Draws a run into the stage's elements for as long as both are there. */
export function useStageView(
  run: TypingRun,
  elements: { readonly [Name in keyof StageElements]: RefObject<StageElements[Name] | null> },
): void {
  const { lines, caret, provisional, field } = elements;
  useLayoutEffect(() => {
    if (lines.current === null || caret.current === null || provisional.current === null || field.current === null)
      return;
    const found = {
      lines: lines.current,
      caret: caret.current,
      provisional: provisional.current,
      field: field.current,
    };
    return takeEarlyStage(run, found) ?? openStage(found, run);
  }, [run, lines, caret, provisional, field]);
}
