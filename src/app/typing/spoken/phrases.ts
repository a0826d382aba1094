/** A few words that are spoken together: where they begin and end in the text, in words. */
export type Phrase = { readonly from: number; readonly to: number; readonly text: string };

const MOST_WORDS = 6;
/** A phrase ends after these, if it has a few words already. */
const pause = /[,;:]$/u;
const stop = /[.!?…]["'”’»)]*$/u;
const FEW_WORDS = 3;
/** One word is too little to type along with, and may be a title such as "Mrs.". */
const LEAST_WORDS = 2;

/** Whether a stop follows within two words, which would be lonely on their own. */
function stopsSoon(words: readonly string[], at: number): boolean {
  return words.slice(at + 1, at + 3).some((word) => stop.test(word)) || at + 3 >= words.length;
}

/** Divides a text into what somebody who dictates would say at a time: up to a stop, a comma, or six words. */
export function phrasesOf(text: string): readonly Phrase[] {
  const words = text.split(" ");
  const phrases: Phrase[] = [];
  let from = 0;
  words.forEach((word, at) => {
    const length = at + 1 - from;
    const ends =
      (stop.test(word) && length >= LEAST_WORDS) ||
      (pause.test(word) && length >= FEW_WORDS) ||
      (length >= MOST_WORDS && !stopsSoon(words, at));
    if (!ends && at < words.length - 1) return;
    phrases.push({ from, to: at + 1, text: words.slice(from, at + 1).join(" ") });
    from = at + 1;
  });
  return phrases;
}
