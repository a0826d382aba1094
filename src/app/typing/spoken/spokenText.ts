/** Number of words that are said ahead. */
const WORDS_AHEAD = 6;

/** Words without a stop, as in a run of common words, are read this many at a time. */
const MOST_WORDS = 12;

/** A text in the pieces that are read at a time: its sentences, and long ones cut between words. */
export function sentencesOf(text: string, locale: string): readonly string[] {
  // Firefox before 125 has no Segmenter.
  const sentences =
    "Segmenter" in Intl
      ? Array.from(new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text), ({ segment }) => segment)
      : [text];
  return sentences.flatMap(piecesOf);
}

function piecesOf(sentence: string): readonly string[] {
  const starts = startsOfWords(sentence);
  // The end of a sentence is the start of a word that is in the next one.
  const count = Math.max(1, Math.ceil(sentence.trimEnd().split(/\s/u).length / MOST_WORDS));
  return Array.from({ length: count }, (_, at) =>
    sentence.slice(starts[at * MOST_WORDS], at === count - 1 ? undefined : starts[(at + 1) * MOST_WORDS]),
  );
}

/** Where the words of a text start, counted as a run counts them: each white space ends one. */
function startsOfWords(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\s/gu), ({ index }) => index + 1)];
}

/** The next words of a text after these, from the start of the one that is being typed; empty when nothing is left. */
export function wordsAhead(text: string, wordsBehind: number): string {
  const starts = startsOfWords(text);
  return text.slice(starts[wordsBehind] ?? text.length, starts[wordsBehind + WORDS_AHEAD]).trimEnd();
}

/** The sentence in which the word after these is; the last one when nothing is left. */
export function sentenceAt(text: string, wordsBehind: number, locale: string): string {
  let left = wordsBehind;
  const sentences = sentencesOf(text, locale);
  const found = sentences.find((sentence) => {
    left -= startsOfWords(sentence).length - 1;
    return left < 0;
  });
  return (found ?? sentences.at(-1) ?? "").trimEnd();
}
