import { materialOf } from "../../support/languages";
import * as fc from "fast-check";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { waysToType } from "../../../src/engine/keyboards/waysToType";
import type { Course, Exercise, Lesson } from "../../../src/engine/lessons/Course";
import { courseLayouts, courses } from "../../../src/engine/lessons/courses";
import { isOpen, openKeys } from "../../../src/engine/lessons/lessonKeys";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import {
  findPart,
  fitToCourse,
  followPath,
  partText,
  seedOfPart,
  storyEndings,
  storyParts,
  type StoryPath,
} from "../../../src/engine/lessons/storyParts";
import { languages } from "../../../src/contract/languages/languages";
import { normalizeText } from "../../../src/engine/text/normalizeText";

const places = courses.flatMap((course) =>
  course.lessons.flatMap((lesson) =>
    lesson.exercises.flatMap((exercise) =>
      exercise.kind === "strokes" && exercise.content === "story" ? [{ course, lesson, exercise }] : [],
    ),
  ),
);
const codes = ["nl", "en", "fr", "de"] as const;
const all = codes.flatMap((language) =>
  materialOf[language].stories.map((story) => ({ language, stories: materialOf[language].stories, story })),
);

it("each course has four stories, in its last chapters, after correcting was taught", () => {
  for (const { id } of courses) expect(places.filter(({ course }) => course.id === id)).toHaveLength(4);
  expect(new Set(places.map(({ lesson }) => `${lesson.chapter} ${lesson.rules}`))).toEqual(
    new Set(["digits free", "texts free"]),
  );
});

it.each(all)("every choice in $story.id leads on, and every way comes to an ending", ({ story }) => {
  const choice = fc.constantFrom<0 | 1>(0, 1);
  fc.assert(
    fc.property(fc.array(choice, { minLength: 10, maxLength: 10 }), (choices) => {
      let path: StoryPath = [];
      let part = followPath(story, path)!;
      while ("choices" in part.scene) {
        expect(path.length).toBeLessThan(7);
        const at = choices[path.length]!;
        path = [...path, at];
        const next = followPath(story, path)!;
        expect(next.choice).toBe(part.scene.choices[at]);
        part = next;
      }
      expect(storyEndings(story).get(part.scene.id)).toBe(part.scene.ending);
      expect(followPath(story, [...path, 0])).toBeNull();
    }),
  );
});

it.each(all)("each part of $story.id has a seed of its own, from which it is found again", ({ stories, story }) => {
  const parts = storyParts(story);
  const seeds = parts.map((part) => seedOfPart(stories, story, part));
  expect(new Set(seeds).size).toBe(parts.length);
  expect(seeds.map((seed) => findPart(stories, seed))).toEqual(parts);
});

it("every seed is a part that is long enough to pass, and that the keyboard can type", () => {
  const layoutOf = (course: Course) => keyboardLayouts[courseLayouts[course.id]];
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom(...codes),
      fc.integer({ min: 0, max: 2_147_483_647 }),
      ({ course, lesson, exercise }, language, seed) => {
        const text = makeExerciseText(course, lesson, exercise, materialOf[language], seed)!;
        expect(text.length).toBeGreaterThanOrEqual(exercise.strokes);
        expect(text.length).toBeLessThanOrEqual(182);
        expect(text).toBe(normalizeText(text));
        expect([...text].filter((key) => !waysToType(layoutOf(course), key))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

it("on every keyboard the choices of a scene begin with two different letters from A to Z", () => {
  for (const course of courses) {
    for (const { story } of all) {
      for (const scene of story.scenes) {
        if ("ending" in scene) continue;
        const firsts = scene.choices.map(({ text }) => fitToCourse(course, text).charAt(0));
        expect(firsts.filter((first) => !/[A-Z]/u.test(first))).toEqual([]);
        expect(new Set(firsts).size).toBe(2);
      }
    }
  }
});

it("with the keyboard of its language a story has only keys that were introduced", () => {
  const firstOf: Readonly<Record<string, { course: Course; lesson: Lesson; exercise: Exercise }>> = Object.fromEntries(
    places.toReversed().map((place) => [courseLayouts[place.course.id], place]),
  );
  for (const { language, story } of all) {
    const place = firstOf[languages[language].layouts[0]]!;
    const keys = openKeys(place.course, place.lesson);
    for (const part of storyParts(story)) {
      const text = partText(place.course, part);
      expect([story.id, text, isOpen(text, keys)]).toEqual([story.id, text, true]);
    }
  }
});

it("a language without stories has sentences instead", () => {
  const { course, lesson, exercise } = places[0]!;
  expect(makeExerciseText(course, lesson, exercise, { ...materialOf.nl, stories: [] }, 5)?.length).toBeGreaterThan(40);
});
