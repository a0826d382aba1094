import { typedOfWord } from "../typedOfWord";
import type { TypingRun } from "../TypingRun";
import { attachTypingInput } from "./attachTypingInput";
import { isTouchKeyboard } from "./isTouchKeyboard";
import type { TypedInput } from "./TypedInput";
import type { Refusal } from "./TypingSink";

/** Lets what is typed into a field count in a run, until it is closed. */
export class FieldConnection {
  /** Told of what was not taken. */
  onRefuse: (reason: Refusal) => void = () => undefined;
  readonly close: () => void;

  /** @param before what was typed into the field until now. */
  constructor(field: HTMLTextAreaElement, run: TypingRun, before: readonly TypedInput[] = []) {
    this.close = attachTypingInput(
      field,
      {
        insert: (text, timeStamp) => run.apply({ kind: "insert", text }, timeStamp),
        erase: (kind, timeStamp) => run.apply({ kind }, timeStamp),
        compose: (text) => run.compose(text),
        currentWord: () => typedOfWord(run.state),
        refuse: (reason) => this.onRefuse(reason),
      },
      { isTouch: isTouchKeyboard, before },
    );
  }
}
