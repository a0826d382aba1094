import { MAX_INSERT_LENGTH } from "../../../engine/log/Keystroke";
import { diffTyped } from "./diffTyped";
import type { TypingSink } from "./TypingSink";

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
