import { materialOf } from "../../support/languages";
import * as fc from "fast-check";
import { courses, findExercise } from "../../../src/engine/lessons/courses";
import type { Course, Exercise, Lesson } from "../../../src/engine/lessons/Course";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import { openKeys } from "../../../src/engine/lessons/lessonKeys";
import { isUnfit, growWord, mirroredGroups } from "../../../src/engine/lessons/textPieces";
import { replay, startTyping } from "../../../src/engine/typing/Typing";
import { normalizeText } from "../../../src/engine/text/normalizeText";
import { expectEach } from "../../support/expectEach";
import { isLong } from "../../support/isLong";

type Place = { readonly course: Course; readonly lesson: Lesson; readonly exercise: Exercise };

const every: readonly Place[] = courses.flatMap((course) =>
  course.lessons.flatMap((lesson) => lesson.exercises.map((exercise) => ({ course, lesson, exercise }))),
);
const typed = every.filter(
  ({ exercise }) =>
    (exercise.kind === "strokes" && exercise.content !== "story") ||
    exercise.kind === "minutes" ||
    (exercise.kind === "exam" && exercise.isMock),
);
const languages = ["nl", "en", "fr", "de"] as const;

/** The language whose dead keys a course teaches. */
const ownLanguage = (course: Course) => ({ "fr-azerty": "fr", "de-qwertz": "de" })[course.id as string] ?? "nl";
const seed = fc.integer({ min: 0, max: 0xffff_ffff });

function textOf({ course, lesson, exercise }: Place, language: (typeof languages)[number], from: number): string {
  return makeExerciseText(course, lesson, exercise, materialOf[language], from)!;
}

describe("each exercise that is typed", () => {
  const each = (check: (place: Place) => void) => expectEach(typed, ({ exercise }) => exercise.id, check);

  it("has only known keys, can be typed, has the right length, and is the same for the same seed", () =>
    each((place) => {
      const { course, lesson, exercise } = place;
      const open = openKeys(course, lesson);
      fc.assert(
        fc.property(fc.constantFrom(...languages), seed, (language, from) => {
          const text = textOf(place, language, from);
          expect([...text].filter((character) => !open.has(character))).toEqual([]);
          expect(text.split(/[\n\t]/u)).toEqual(text.split(/[\n\t]/u).map(normalizeText));
          expect(text).toBe(textOf(place, language, from));
          if (exercise.kind === "strokes")
            expect(text.length >= exercise.strokes && text.length <= exercise.strokes + 70).toBe(true);
          if (exercise.kind === "minutes") expect(text.length).toBeGreaterThanOrEqual(exercise.minutes * 900);
          if (exercise.kind === "exam") expect(text.length).toBeGreaterThanOrEqual(7 * 900);
        }),
        { numRuns: isLong ? 6 : 1 },
      );
    }));

  it.each(languages)("practices its new keys in %s", (language) =>
    each((place) => {
      const { lesson, exercise } = place;
      const { practised: keys } = lesson;
      const text = textOf(place, language, 1);
      if (exercise.kind !== "strokes" || keys.length === 0) return;
      const isWhole = exercise.content === "sentences" || exercise.content === "phrases";
      // A short exercise has room for some of them.
      if (!isWhole && keys.length <= 6) expect(keys.filter((key) => !text.includes(key))).toEqual([]);
      // In drills and words at least every fifteenth character, in phrases and sentences every fiftieth. A line is a
      // phrase.
      const share = isWhole ? 55 : exercise.content === "lines" ? 25 : 15;
      expect([...text].filter((character) => keys.includes(character)).length * share).toBeGreaterThanOrEqual(
        text.length,
      );
    }),
  );

  it("ends when every key is right", () =>
    each((place) => {
      const text = textOf(place, "nl", 7);
      const end = replay(
        startTyping(place.lesson.rules, text),
        Array.from(text, (key, time) => ({ time, kind: "insert", text: key })),
      );
      expect(end.finished).toBe(true);
    }));
});

describe("sentences", () => {
  it.each([...courses])("for $id use every sign that a chapter teaches, in all languages", (course) => {
    for (const language of languages) {
      for (const chapter of ["capitals", "punctuation", "accents", "digits", "symbols"]) {
        const lessons = course.lessons.filter((lesson) => lesson.chapter === chapter);
        if (lessons.length === 0) continue;
        const open = openKeys(course, lessons.at(-1)!);
        const fitting = materialOf[language].sentences.filter((sentence) =>
          [...sentence].every((character) => open.has(character)),
        );
        // Not every capital begins a sentence; the exercises before have them all. The dead keys of one language are
        // rare in the other.
        const wanted = lessons
          .flatMap(({ keys }) => keys)
          .filter((key) => !/\p{L}/u.test(key) || language === ownLanguage(course));
        const missing = wanted.filter(
          (key) => !/[A-Z]/u.test(key) && !fitting.some((sentence) => sentence.includes(key)),
        );
        expect([chapter, language, missing]).toEqual([chapter, language, []]);
        expect(fitting.length).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it.each(languages.map((language) => ({ language, sentences: materialOf[language].sentences })))(
    "in $language are complete, normalized, short, all different, and each used by some course",
    ({ sentences }) => {
      expect(new Set(sentences).size).toBe(sentences.length);
      const all = courses.map((course) => openKeys(course, course.lessons.at(-1)!));
      for (const sentence of sentences) {
        expect(sentence).toBe(normalizeText(sentence));
        expect([
          sentence,
          sentence.length <= 66,
          /^(?:\p{Lu}|'s )/u.test(sentence),
          /[.!?]"?$/u.test(sentence),
        ]).toEqual([sentence, true, true, true]);
        expect([sentence, all.some((keys) => [...sentence].every((character) => keys.has(character)))]).toEqual([
          sentence,
          true,
        ]);
      }
    },
  );
});

/** Whether a group consists of words or groups of letters of the language, perhaps with signs. */
function isKnown(group: string, language: (typeof languages)[number]): boolean {
  const { letterGroups, words, lessonWords } = materialOf[language];
  const known = new Set([...letterGroups, ...words, ...lessonWords]);
  return group
    .split(/[^\p{L}']+|^'|'$/u)
    .filter((part) => part !== "")
    .every((part) => known.has(part) || known.has(part.toLowerCase()));
}

it("drills contain no word unsuitable for children, which random letters could form", () => {
  expect(["kut", "sex", "Fuck", "f;uk", "assa"].filter((group) => !isUnfit(group))).toEqual([]);
  const drills = typed.filter(
    ({ exercise }) => exercise.kind === "strokes" && ["keys", "mix"].includes(exercise.content),
  );
  for (const place of drills) {
    for (const language of languages) {
      for (const from of [1, 2, 3])
        expect(
          textOf(place, language, from)
            .split(" ")
            .filter((group) => isUnfit(group) && !isKnown(group, language)),
        ).toEqual([]);
    }
  }
});

it("the exercises of a lesson have different texts with the same seed", () => {
  for (const { lessons } of courses) {
    for (const lesson of lessons) {
      const texts = typed
        .filter((place) => place.lesson === lesson)
        .map((place) => textOf(place, "nl", 9).slice(0, 40));
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});

describe("words", () => {
  it("are common ones of the language as soon as there are enough", () => {
    for (const language of ["nl", "en"] as const) {
      const words = textOf(findExercise("us-intl-ow.3")!, language, 3).split(" ");
      expect(words.filter((word) => !isKnown(word, language))).toEqual([]);
      expect(words.filter((word) => /[ow]/u.test(word)).length * 2).toBeGreaterThanOrEqual(words.length);
      expect(words.some((word, at) => word === words[at - 1])).toBe(false);
    }
  });
});

describe("a review", () => {
  const textWith = (focus: readonly string[]) => {
    const { course, lesson, exercise } = findExercise("us-intl-ow-words-review.1")!;
    return makeExerciseText(course, lesson, exercise, materialOf.nl, 4, focus)!;
  };
  const share = (text: string, keys: string) => [...text].filter((key) => keys.includes(key)).length / text.length;

  it("is about the keys that the person finds hardest", () => {
    expect(textWith(["r", "g"])).not.toBe(textWith(["t", "s"]));
    expect(
      textWith(["r", "g"])
        .split(" ")
        .every((word) => /[rg]/u.test(word)),
    ).toBe(true);
    expect(share(textWith(["r", "g"]), "rg")).toBeGreaterThan(share(textWith(["t", "s"]), "rg"));
  });

  it("is about the lessons before it if nothing is known, or only keys that are not open", () => {
    expect(textWith(["z", "Q", " "])).toBe(textWith([]));
    expect(
      textWith([])
        .split(" ")
        .every((word) => /[eiruytow]/u.test(word)),
    ).toBe(true);
  });
});

it("words grow letter by letter, and phrases and lines are of the language", () => {
  expect(["klas", "gas", "ij"].map(growWord)).toEqual(["kl kla klas", "ga gas", "ij"]);
});

it("the same movement by both hands: each group is followed by its mirror image", () => {
  const { course } = findExercise("us-intl-gh.1")!;
  const next = mirroredGroups(course, [..."asdfghjkl"], () => 0.5)!;
  expect([next(0), next(1), next(2)]).toEqual(["ff jj", "jjj fff", "ffff jjjj"]);
  expect(mirroredGroups(course, ["a", "s"], () => 0.5)).toBeNull();
});

it("reading and the exam have no generated text", () => {
  for (const id of ["us-intl-posture.1", "us-exam.1", "be-azerty-exam.1"]) {
    const { course, lesson, exercise } = findExercise(id)!;
    expect(makeExerciseText(course, lesson, exercise, materialOf.nl, 1)).toBeNull();
  }
});

describe("the first two keys", () => {
  const groupsOf = (id: string, from: number) => textOf(findExercise(id)!, "nl", from).split(" ");

  it.each(["us-intl", "us", "be-azerty"])("of %s begin one finger at a time", (id) => {
    const begins = new Set<string>();
    for (let from = 0; from < 20; from += 1) begins.add(groupsOf(`${id}-fj.1`, from).slice(0, 4).join(" "));
    expect(begins).toEqual(new Set(["fff jjj fjf jfj", "jjj fff jfj fjf"]));
  });

  it("are typed by one hand and then the other, and mixed in the third exercise", () => {
    for (const from of [1, 2, 3]) {
      expect(new Set(groupsOf("us-fj.2", from).map((group) => new Set(group).size))).toEqual(new Set([1]));
      const lengths = groupsOf("us-fj.3", from).map(({ length }) => length);
      expect(lengths.every((length) => length >= 2 && length <= 4)).toBe(true);
    }
  });
});

it("the first lessons look like this", () => {
  const look = (id: string, language: "nl" | "en") => textOf(findExercise(id)!, language, 1).slice(0, 60);
  expect([
    look("us-intl-fj.1", "nl"),
    look("us-intl-dk.2", "nl"),
    look("us-intl-ei.3", "nl"),
    look("us-intl-capitals.1", "nl"),
    look("be-azerty-accents.3", "nl"),
    look("us-digits.3", "en"),
  ]).toMatchInlineSnapshot(`
[
  "fff jjj fjf jfj ffj jjf ffjf jf fjf fjf ffj",
  "fdfd fdkf ddk kj kkdk djfk jkdd jkfk jjdd jk dkf fdkk fd jkf",
  "idee dijk hagedis geleid lied is geld idee ei gelegd jij kla",
  "Yoga Uw Iemand Oscar Probeer Hanna Jaren Kees Laag Namen Mil",
  "Onze kat is een egoïst, maar wel een lieve. De maïs op het v",
  "How do you divide 4 cookies by 3 kids? Room 12 is at the end",
]
`);
});
