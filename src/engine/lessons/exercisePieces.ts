import type { Language } from "../practice/PracticeMode";
import { dutch as dutchWords } from "../practice/words/dutch";
import { english as englishWords } from "../practice/words/english";
import type { Course, ExerciseContent, Lesson } from "./Course";
import { firstNames } from "./firstNames";
import { letterGroups } from "./letterGroups";
import { makeDrill } from "./makeDrill";
import { makeRhythm } from "./makeRhythm";
import { hasKnownKeys, isOpen, openKeys } from "./openKeys";
import { pick } from "./pick";
import { dutch as dutchSentences } from "./sentences/dutch";
import { english as englishSentences } from "./sentences/english";

type Random = () => number;
/** The piece of a text that comes at a turn, from 0. */
type Pieces = (turn: number) => string;

const words = { nl: dutchWords, en: englishWords };
const sentences = { nl: dutchSentences, en: englishSentences };

/** Fewer common words than this are no exercise: the new keys are drilled on among the known ones. */
const LEAST_WORDS = 12;

/** Where there is nothing else to type, longer groups make another exercise of the same keys. */
const longGroups = [4, 6] as const;

/** Whether the open keys of a lesson spell words enough for an exercise of words. */
export function hasWords(course: Course, lesson: Lesson, language: Language): boolean {
  const open = openKeys(course, lesson);
  return words[language].filter((word) => isOpen(word, open)).length >= LEAST_WORDS;
}

/** What an exercise is put together from. All of it has open characters only. */
export function exercisePieces(
  course: Course,
  lesson: Lesson,
  content: ExerciseContent,
  language: Language,
  random: Random,
): Pieces {
  const open = openKeys(course, lesson);
  const { keys } = lesson;
  const openWords = words[language].filter((word) => isOpen(word, open));
  const groups = letterGroups[language].filter((group) => isOpen(group, open));
  const letters = [...open].filter((key) => isLetter(key));
  const drill = (practised: readonly string[]) =>
    makeDrill({ keys: practised, among: [...new Set([...letters, ...keys])], groups }, random);
  const isBeginning = !hasKnownKeys(course, lesson);
  switch (content) {
    case "keys": {
      const mixed = makeDrill({ keys, among: keys, groups: [] }, random);
      return isBeginning ? makeRhythm(keys, mixed, random) : mixed;
    }
    case "mix":
      return drill(keys);
    case "words":
      if (isBeginning) return makeDrill({ keys, among: keys, groups: [], lengths: longGroups }, random);
      return openWords.length < LEAST_WORDS ? drill(keys) : wordPieces(openWords, keys, drill, random);
    case "names":
      return namePieces(openWords, keys, language, random);
    case "sentences":
      return rounds(
        withKeys(
          sentences[language].filter((sentence) => isOpen(sentence, open)),
          keys,
        ),
        random,
      );
  }
}

/** Small letters are what drills mix with; capitals and signs only where they are new. */
function isLetter(key: string): boolean {
  return /\p{Ll}/u.test(key);
}

/**
 * Words, most of them with a new key. Letters that hardly any word has are drilled on in between; signs come behind
 * words.
 */
function wordPieces(
  openWords: readonly string[],
  keys: readonly string[],
  drill: (keys: readonly string[]) => Pieces,
  random: Random,
): Pieces {
  const next = alternate(openWords, keys, random);
  const signs = keys.filter((key) => !isLetter(key));
  const scarce = keys.filter(
    (key) => isLetter(key) && openWords.filter((word) => word.includes(key)).length < LEAST_WORDS,
  );
  const nextDrill = drill(scarce);
  return (turn) => {
    if (scarce.length > 0 && turn % 4 === 2) return nextDrill(turn >> 2);
    return next(turn) + (turn % 4 === 3 ? pick(signs, random) : "");
  };
}

/** First names and words with a capital, each capital in its turn; signs of the lesson end a word. */
function namePieces(openWords: readonly string[], keys: readonly string[], language: Language, random: Random): Pieces {
  return (turn) => {
    const key = keys[turn % keys.length] ?? "";
    const letter = key.toLowerCase();
    if (letter === key) return pick(openWords, random) + key;
    const names = firstNames[language].filter((name) => name.startsWith(key));
    const capitalised = openWords.filter((word) => word.startsWith(letter)).map((word) => key + word.slice(1));
    return pick(random() < 0.5 || capitalised.length === 0 ? names : capitalised, random);
  };
}

/** Those of a list that have one of these keys; all, when none has. */
function withKeys(list: readonly string[], keys: readonly string[]): readonly string[] {
  const found = list.filter((piece) => keys.some((key) => piece.includes(key)));
  return found.length > 0 ? found : list;
}

/** All of a list by turns; two in three have a new key, while there are any. */
function alternate(list: readonly string[], keys: readonly string[], random: Random): Pieces {
  const nextFresh = rounds(withKeys(list, keys), random);
  const nextAny = rounds(list, random);
  let last = "";
  return (turn) => {
    const next = turn % 3 < 2 ? nextFresh : nextAny;
    const piece = next();
    last = piece === last ? next() : piece;
    return last;
  };
}

/** A list in a new random order each time it is through: none comes twice before the rest had theirs. */
function rounds(list: readonly string[], random: Random): () => string {
  let left: readonly string[] = [];
  return () => {
    if (left.length === 0) left = list;
    const at = Math.floor(random() * left.length);
    const piece = left[at] ?? "";
    left = left.toSpliced(at, 1);
    return piece;
  };
}
