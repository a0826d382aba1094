import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { RUN_CHARACTERS, type Method } from "./Method";

/** The words mode of the product: common words by chance. */
export function randomMethod(words: readonly string[]): Method {
  return { next: (_, seed) => makeWordText(words, RUN_CHARACTERS / 2, seed), learn: null };
}
