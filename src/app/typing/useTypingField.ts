import { useEffect, type RefObject } from "react";
import { attachTypingInput } from "./input/attachTypingInput";
import { isTouchKeyboard } from "./input/isTouchKeyboard";
import type { Refusal } from "./input/TypingSink";
import { typedOfWord } from "./typedOfWord";
import type { TypingRun } from "./TypingRun";

/**
 * Lets what is typed into the field count in the run, and gives the field the focus for each new run.
 * @param onRefuse the same function from one render to the next.
 */
export function useTypingField(run: TypingRun, field: RefObject<HTMLTextAreaElement | null>, onRefuse: (reason: Refusal) => void): void {
  useEffect(() => {
    if (field.current === null) return;
    field.current.focus({ preventScroll: true });
    return attachTypingInput(
      field.current,
      {
        insert: (text, timeStamp) => run.apply({ kind: "insert", text }, timeStamp),
        erase: (kind, timeStamp) => run.apply({ kind }, timeStamp),
        compose: (text) => run.compose(text),
        currentWord: () => typedOfWord(run.state),
        refuse: onRefuse,
      },
      { isTouch: isTouchKeyboard },
    );
  }, [run, field, onRefuse]);
}
