import { findExamNorm } from "../exams/examNorms";
import { mostStrokes } from "../exams/CopyTyping";
import { createRandom, pick } from "../random";
import type { Course, Exercise, ExerciseContent, Lesson, LessonMaterial } from "./Course";
import { makeDrill, makeRhythm } from "./drills";
import { hasLearnedKeys, isOpen, openKeys } from "./lessonKeys";

/**
 * Generates the text of an exercise from a seed: the same course, exercise, material and seed give the same text on
 * server and browser. It only has characters that were introduced, and is as long as the exercise says or one piece
 * longer; for an exercise by time it is longer than anyone can type. Null for an exercise without a generated text:
 * something to read, or the exam, which has its own texts.
 * @param seed an integer from 0 to 2³² − 1.
 */
export function makeExerciseText(
  course: Course,
  lesson: Lesson,
  exercise: Exercise,
  material: ExerciseMaterial,
  seed: number,
): string | null {
  const size = sizeOf(exercise);
  if (size === null) return null;
  const next = exercisePieces(course, lesson, size.content, material, createRandom(seed ^ hash(exercise.id)));
  let text = next(0);
  for (let turn = 1; text.length < size.length; turn += 1) text += ` ${next(turn)}`;
  return text;
}

function sizeOf(exercise: Exercise): { readonly length: number; readonly content: ExerciseContent } | null {
  switch (exercise.kind) {
    case "strokes":
      return { length: exercise.strokes, content: exercise.content };
    case "minutes":
      return { length: mostStrokes(exercise), content: exercise.content };
    case "exam": {
      const norm = exercise.isMock ? findExamNorm(exercise.norm) : null;
      return norm && { length: mostStrokes(norm), content: "sentences" };
    }
    case "read":
      return null;
  }
}

/**
 * A 32-bit hash of the exercise (FNV-1a, by Fowler, Noll and Vo, public domain), so that exercises with the same seed
 * get different texts.
 */
function hash(id: string): number {
  return [...id].reduce(
    (mixed, character) => Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
}

type Random = () => number;
/** The piece of a text at a turn, from 0. */
type Pieces = (turn: number) => string;

/** What exercises in a language are made of. */
export type ExerciseMaterial = Omit<LessonMaterial, "instructions"> & {
  /** Common words, most common first. */
  readonly words: readonly string[];
};

/** With fewer common words than this, an exercise drills the new keys among the learned ones instead. */
const LEAST_WORDS = 12;

/** When there is nothing else to type, longer groups make a different exercise with the same keys. */
const longGroups = [4, 6] as const;

/** Whether the characters of a lesson form enough words for an exercise of words. */
export function hasWords(course: Course, lesson: Lesson, words: readonly string[]): boolean {
  const open = openKeys(course, lesson);
  return words.filter((word) => isOpen(word, open)).length >= LEAST_WORDS;
}

/** The pieces that an exercise consists of, only with characters that were introduced. */
function exercisePieces(
  course: Course,
  lesson: Lesson,
  content: ExerciseContent,
  { words, sentences, firstNames, letterGroups }: ExerciseMaterial,
  random: Random,
): Pieces {
  const open = openKeys(course, lesson);
  const { keys } = lesson;
  const openWords = words.filter((word) => isOpen(word, open));
  const groups = letterGroups.filter((group) => isOpen(group, open));
  const letters = [...open].filter((key) => isLetter(key));
  const drill = (practised: readonly string[]) =>
    makeDrill({ keys: practised, among: [...new Set([...letters, ...keys])], groups }, random);
  const isBeginning = !hasLearnedKeys(course, lesson);
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
      return namePieces(openWords, keys, firstNames, random);
    case "sentences":
      return rounds(
        withKeys(
          sentences.filter((sentence) => isOpen(sentence, open)),
          keys,
        ),
        random,
      );
  }
}

/** Drills mix in lower-case letters; capitals and signs only if they are new. */
function isLetter(key: string): boolean {
  return /\p{Ll}/u.test(key);
}

/**
 * Words, most of them with a new key. Letters that occur in hardly any word are drilled in between; signs follow words.
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

/** First names and words with a capital, each capital in turn; the lesson's signs end a word. */
function namePieces(
  openWords: readonly string[],
  keys: readonly string[],
  firstNames: readonly string[],
  random: Random,
): Pieces {
  return (turn) => {
    const key = keys[turn % keys.length] ?? "";
    const letter = key.toLowerCase();
    if (letter === key) return pick(openWords, random) + key;
    const names = firstNames.filter((name) => name.startsWith(key));
    const capitalised = openWords.filter((word) => word.startsWith(letter)).map((word) => key + word.slice(1));
    return pick(random() < 0.5 || capitalised.length === 0 ? names : capitalised, random);
  };
}

/** The items of a list with one of these keys; all if there are none. */
function withKeys(list: readonly string[], keys: readonly string[]): readonly string[] {
  const found = list.filter((piece) => keys.some((key) => piece.includes(key)));
  return found.length > 0 ? found : list;
}

/** All items of a list in turn; two in three have a new key, if there are any. */
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

/** A list in a new random order each time it is exhausted, so that all items come before one is repeated. */
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
