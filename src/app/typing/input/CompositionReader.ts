import { MAX_INSERT_LENGTH } from "../../../engine/log/Keystroke";
import { splitGraphemes } from "../../../engine/text/graphemes";

/**
 * What of a composition may count before it is over: letters, digits and apostrophes; not an accent that waits for its
 * letter.
 */
const settled = /^[\p{Script=Latin}\p{N}'’]*/u;

/**
 * Turns one composition into typing. A dead key or an input method counts once, when it is over. A keyboard on the
 * screen composes
 * whole words: there each letter counts when it comes, and Backspace within the word when it goes.
 */
export class CompositionReader {
  readonly #sink: TypingSink;
  readonly #isLive: boolean;
  #taken = "";

  /** @param isLive whether letters count before the composition is over. */
  constructor(sink: TypingSink, isLive: boolean) {
    this.#sink = sink;
    this.#isLive = isLive;
  }

  update(text: string, timeStamp: number): void {
    const composed = text.normalize("NFC");
    if (this.#isLive) this.#take(settled.exec(composed)?.[0] ?? "", timeStamp);
    this.#sink.compose(this.#isLive ? composed.slice(this.#taken.length) : composed);
  }

  /** The end: what was not counted yet is one insertion. An empty text means that it was given up. */
  finish(text: string, timeStamp: number): void {
    this.#sink.compose("");
    this.#take(text.normalize("NFC"), timeStamp);
  }

  #take(text: string, timeStamp: number): void {
    const { erased, inserted } = diffTyped(this.#taken, text);
    this.#taken = text;
    for (let count = 0; count < erased; count += 1) this.#sink.erase("deleteGrapheme", timeStamp);
    if (inserted.length > MAX_INSERT_LENGTH) return this.#sink.refuse("pasted");
    if (inserted !== "") this.#sink.insert(inserted, timeStamp);
  }
}

/** How to make one text of another: so many characters off its end, then this behind it. */
type TypedDiff = { readonly erased: number; readonly inserted: string };

/** The shortest such change from `before` to `after`. Both NFC; `erased` counts graphemes. */
export function diffTyped(before: string, after: string): TypedDiff {
  const old = splitGraphemes(before);
  const next = splitGraphemes(after);
  let same = 0;
  while (same < old.length && old[same] === next[same]) same += 1;
  return { erased: old.length - same, inserted: next.slice(same).join("") };
}

/** Why something was not taken: only typing counts. `pasted` is also said of any text too long for a key. */
export type Refusal = "pasted" | "dropped";

/** Where an input adapter puts what it understood. Times are `event.timeStamp`. */
export type TypingSink = {
  /** One logical insertion, NFC. */
  insert(text: string, timeStamp: number): void;
  erase(kind: "deleteGrapheme" | "deleteWord", timeStamp: number): void;
  /** The text of an unfinished composition, to show at the caret; empty when there is none. */
  compose(text: string): void;
  /** What is typed of the word in progress: a keyboard may want to replace it. */
  currentWord(): string;
  refuse(reason: Refusal): void;
};
