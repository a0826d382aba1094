import { mostStrokes } from "../exams/CopyTyping";
import { findExamNorm } from "../exams/examNorms";
import { createRandom, pick } from "../random";
import type { Course, Exercise, ExerciseContent, Lesson } from "./Course";
import {
  makeDrill,
  makeRhythm,
  alternate,
  growWord,
  mirroredGroups,
  numberPieces,
  type Pieces,
  type Random,
  rounds,
  withKeys,
  withSign,
} from "./textPieces";
import { hasLearnedKeys, type ExerciseMaterial, openMaterial } from "./lessonKeys";
import { findPart, partText } from "./storyParts";

/** The most keys that a review is about. */
export const MOST_FOCUS_KEYS = 4;

/**
 * Generates the text of an exercise from a seed: the same course, exercise, material, seed and focus give the same text
 * on server and browser. It only has characters that were introduced, and is as long as the exercise says or one piece
 * longer; for an exercise by time it is longer than anyone can type. For a story the seed says which part of it
 * (seedOfPart), and the text has what the keyboard can type. Null for an exercise without a generated text: something
 * to read, or the exam, which has its own texts.
 * @param seed an integer from 0 to 2³² − 1.
 * @param focus for a review: the keys that the person finds hardest, at most {@link MOST_FOCUS_KEYS}. Keys that were
 * not introduced are ignored; without any, the review is about the lessons before it.
 */
export function makeExerciseText(
  course: Course,
  lesson: Lesson,
  exercise: Exercise,
  material: ExerciseMaterial,
  seed: number,
  focus: readonly string[] = [],
): string | null {
  const size = sizeOf(exercise);
  if (size === null) return null;
  if (size.content === "story") {
    const part = findPart(material.stories, seed);
    if (part !== null) return partText(course, part);
  }
  const next = exercisePieces(
    { course, lesson, material, random: createRandom(seed ^ hash(exercise.id)) },
    size.content,
    focus,
  );
  const between = size.content === "lines" || size.content === "columns" ? "\n" : " ";
  let text = next(0);
  for (let turn = 1; text.length < size.length; turn += 1) text += between + next(turn);
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

/** With fewer words or phrases than this, an exercise drills the keys instead. */
const LEAST_WORDS = 12;

/** When there is nothing else to type, longer groups make a different exercise with the same keys. */
const longGroups = [4, 6] as const;

/** Whether the characters of a lesson form enough words for an exercise of words. */
export function hasWords(course: Course, lesson: Lesson, material: ExerciseMaterial): boolean {
  return openMaterial(course, lesson, material).words.length >= LEAST_WORDS;
}

type Sources = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly material: ExerciseMaterial;
  readonly random: Random;
};

/** The pieces that an exercise consists of, only with characters that were introduced. */
function exercisePieces(sources: Sources, content: ExerciseContent, focus: readonly string[]): Pieces {
  const { course, lesson, material, random } = sources;
  const { open, words, phrases, sentences, letterGroups: groups } = openMaterial(course, lesson, material);
  const isReview = lesson.kind === "review";
  const keys = isReview ? reviewedKeys(course, lesson, focus, open) : lesson.practised;
  const letters = [...open].filter(isLetter);
  const among = [...new Set([...letters, ...keys.filter(isLetter)])];
  const drill = (practised: readonly string[]): Pieces => makeDrill({ keys: practised, among, groups }, random);
  const isBeginning = !hasLearnedKeys(course, lesson) && !isReview;
  const wordPieces = (): Pieces =>
    words.length < LEAST_WORDS
      ? isBeginning
        ? makeDrill({ keys, among: keys, groups: [], lengths: longGroups }, random)
        : drill(keys)
      : piecesOfWords(words, keys, drill, random);

  switch (content) {
    case "keys": {
      const mixed = makeDrill({ keys, among: keys, groups: [] }, random);
      return isBeginning ? makeRhythm(keys, mixed, random) : mixed;
    }
    case "mirror":
      return mirroredGroups(course, letters, random) ?? drill(keys);
    case "mix":
      return isBeginning
        ? makeDrill({ keys, among: keys, groups: [] }, random)
        : usedKeys(keys, { words, open, drill, random });
    case "build":
      return usedKeys(keys, { words: words.filter((word) => word.length > 2), open, drill, random, grow: growWord });
    case "words":
      return wordPieces();
    case "review":
      return usedKeys(keys, { words, open, drill, random });
    case "phrases":
      return phrases.length < LEAST_WORDS ? wordPieces() : alternate(phrases, keys, random);
    case "names":
      return namePieces(words, keys, material.firstNames, random);
    case "numbers":
      return numberPieces(keys, random);
    case "lines":
    case "columns": {
      const nextWord = rounds(
        words.filter((word) => word.length <= 9),
        random,
      );
      const number = numberPieces([...open].filter(isDigit), random);
      if (content === "columns") return (turn) => [nextWord(), nextWord(), number(turn)].join("\t");
      return phrases.length < LEAST_WORDS ? nextWord : rounds(phrases, random);
    }
    case "story":
    case "sentences": {
      const fitting = withKeys(sentences, keys);
      // Some signs and digits are open before the sentences that need them.
      if (fitting.length >= LEAST_SENTENCES && (keys.length === 0 || fitting.length < sentences.length))
        return rounds(fitting, random);
      if (sentences.length >= LEAST_WORDS && keys.length === 0) return rounds(sentences, random);
      const used = usedKeys(keys, { words, open, drill, random });
      const next = rounds(words, random);
      return (turn) => (turn % 2 === 0 ? used(turn >> 1) : next());
    }
  }
}

/** With fewer sentences than this that have the new keys, they would repeat within an exercise. */
const LEAST_SENTENCES = 3;

/** How many lessons back a review without a focus goes. */
const REVIEWED_LESSONS = 4;

/** The keys of a review: the person's hardest, or else those of the lessons before it. */
function reviewedKeys(
  { lessons }: Course,
  lesson: Lesson,
  focus: readonly string[],
  open: ReadonlySet<string>,
): readonly string[] {
  const known = focus.filter((key) => key !== " " && open.has(key)).slice(0, MOST_FOCUS_KEYS);
  if (known.length > 0) return known;
  const before = lessons
    .slice(0, lessons.indexOf(lesson))
    .filter(({ kind, practised }) => kind !== "numpad" && practised.length > 0);
  const recent = before.slice(-REVIEWED_LESSONS).flatMap(({ practised }) => practised);
  return [...new Set(recent)].filter((key) => key.trim() !== "");
}

/** Drills mix in lower-case letters; capitals and signs only if they are new. */
function isLetter(key: string): boolean {
  return /\p{Ll}/u.test(key);
}

function isDigit(key: string): boolean {
  return /\d/u.test(key);
}

type KeySources = {
  readonly words: readonly string[];
  readonly open: ReadonlySet<string>;
  readonly drill: (keys: readonly string[]) => Pieces;
  readonly random: Random;
  /** What becomes of a word; itself by default. */
  readonly grow?: (word: string) => string;
};

/** Signs are attached to words of at most this length, so that there are enough of them. */
const LONGEST_WITH_SIGN = 6;

/** Each key as it is used, in turn: letters in words, digits in numbers, signs at words. */
function usedKeys(keys: readonly string[], { words, open, drill, random, grow = (word) => word }: KeySources): Pieces {
  if (words.length < LEAST_WORDS) return drill(keys);
  const digits = [...open].filter(isDigit);
  const short = words.filter((word) => word.length <= LONGEST_WITH_SIGN);
  const nextWord = rounds(short.length > 0 ? short : words, random);
  const pieces = keys.map((key): Pieces => {
    if (isDigit(key)) return numberPieces([key], random, digits);
    if (!/\p{L}/u.test(key)) return (turn) => withSign(key, turn, { nextWord, digits, random });
    const next = rounds(wordsFor(key, words), random);
    const nextDrill = drill([key]);
    return (turn) => grow(next()) || nextDrill(turn);
  });
  return (turn) => pieces[turn % pieces.length]?.(Math.floor(turn / pieces.length)) ?? "";
}

/** Words with a key; for a capital those of its letter, which then begin with it. */
function wordsFor(key: string, words: readonly string[]): readonly string[] {
  if (isLetter(key)) return words.filter((word) => word.includes(key));
  const letter = key.toLowerCase();
  return words.filter((word) => word.startsWith(letter)).map((word) => key + word.slice(1));
}

/**
 * Words, most of them with a new key. Letters that occur in hardly any word are drilled in between; signs follow words.
 */
function piecesOfWords(
  words: readonly string[],
  keys: readonly string[],
  drill: (keys: readonly string[]) => Pieces,
  random: Random,
): Pieces {
  const next = alternate(words, keys, random);
  const signs = keys.filter((key) => !isLetter(key));
  const scarce = keys.filter((key) => isLetter(key) && words.filter((word) => word.includes(key)).length < LEAST_WORDS);
  const nextDrill = drill(scarce);
  return (turn) => {
    if (scarce.length > 0 && turn % 4 === 2) return nextDrill(turn >> 2);
    return next(turn) + (turn % 4 === 3 ? pick(signs, random) : "");
  };
}

/** First names and words with a capital, each capital in turn; the lesson's signs end a word. */
function namePieces(
  words: readonly string[],
  keys: readonly string[],
  firstNames: readonly string[],
  random: Random,
): Pieces {
  return (turn) => {
    const key = keys[turn % keys.length] ?? "";
    const letter = key.toLowerCase();
    if (letter === key) return pick(words, random) + key;
    const names = firstNames.filter((name) => name.startsWith(key));
    const capitalized = wordsFor(key, words);
    return pick(random() < 0.5 || capitalized.length === 0 ? names : capitalized, random);
  };
}
