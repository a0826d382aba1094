import { useEffect, type RefObject } from "react";
import { attachTypingInput } from "../../../typing/input/attachTypingInput";
import { isTouchKeyboard } from "../../../typing/input/isTouchKeyboard";
import type { Refusal } from "../../../typing/input/TypingSink";
import type { CopyRun } from "./CopyRun";

/**
 * Lets what is typed into the field count in the attempt, and gives it the focus.
 * @param onRefuse the same function from one render to the next.
 */
export function useSheetField(
  run: CopyRun,
  field: RefObject<HTMLTextAreaElement | null>,
  onRefuse: (reason: Refusal) => void,
): void {
  useEffect(() => {
    if (field.current === null) return;
    field.current.focus({ preventScroll: true });
    return attachTypingInput(
      field.current,
      {
        insert: (text, timeStamp) => run.apply({ kind: "insert", text }, timeStamp),
        erase: (kind, timeStamp) => run.apply({ kind }, timeStamp),
        compose: (text) => run.compose(text),
        currentWord: () => run.currentWord(),
        refuse: onRefuse,
      },
      { isTouch: isTouchKeyboard },
    );
  }, [run, field, onRefuse]);
}
