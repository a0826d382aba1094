import { MAX_INSERT_LENGTH } from "../../../engine/log/Keystroke";
import { splitGraphemes } from "../../../engine/text/graphemes";

/**
 * The part of a composition that may count before it ends: letters, digits and apostrophes, but not an accent that
 * waits for its letter.
 */
const settled = /^[\p{Script=Latin}\p{N}'’]*/u;

/**
 * Converts one composition to typing. A dead key or an input method counts once, at the end. An on-screen keyboard
 * composes whole words, so there each letter counts as it comes, and Backspace within the word too.
 */
export class CompositionReader {
  readonly #sink: TypingSink;
  readonly #isLive: boolean;
  #taken = "";

  /** @param isLive whether letters count before the composition ends. */
  constructor(sink: TypingSink, isLive: boolean) {
    this.#sink = sink;
    this.#isLive = isLive;
  }

  update(text: string, timeStamp: number): void {
    const composed = text.normalize("NFC");
    if (this.#isLive) this.#take(settled.exec(composed)?.[0] ?? "", timeStamp);
    this.#sink.compose(this.#isLive ? composed.slice(this.#taken.length) : composed);
  }

  /** Ends it: the part that was not counted yet is one insertion. An empty text means that it was canceled. */
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

/** How to change one text into another: delete this many characters at its end, then insert this. */
type TypedDiff = { readonly erased: number; readonly inserted: string };

/** The shortest such change from `before` to `after`. Both are NFC; `erased` counts graphemes. */
export function diffTyped(before: string, after: string): TypedDiff {
  const old = splitGraphemes(before);
  const next = splitGraphemes(after);
  let same = 0;
  while (same < old.length && old[same] === next[same]) same += 1;
  return { erased: old.length - same, inserted: next.slice(same).join("") };
}

/** Why input was refused, because only typing counts. `pasted` is also used for any text too long for a key. */
export type Refusal = "pasted" | "dropped";

/** Receives the typing that an input adapter recognized. Times are `event.timeStamp`. */
export type TypingSink = {
  /** One logical insertion, NFC. */
  insert(text: string, timeStamp: number): void;
  erase(kind: "deleteGrapheme" | "deleteWord", timeStamp: number): void;
  /** The text of an unfinished composition, to show at the caret; empty when there is none. */
  compose(text: string): void;
  /** The typed part of the current word, which a keyboard may replace. */
  currentWord(): string;
  refuse(reason: Refusal): void;
};
