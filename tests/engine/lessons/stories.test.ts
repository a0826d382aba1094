import { stories as german } from "../../../src/contract/languages/de/stories";
import { stories as english } from "../../../src/contract/languages/en/stories";
import { stories as french } from "../../../src/contract/languages/fr/stories";
import { languages } from "../../../src/contract/languages/languages";
import { stories as dutch } from "../../../src/contract/languages/nl/stories";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { waysToType } from "../../../src/engine/keyboards/waysToType";
import { findScene, type Story, type StoryScene } from "../../../src/engine/lessons/Course";
import { normalizeText } from "../../../src/engine/text/normalizeText";

const storiesOf = { en: english, nl: dutch, fr: french, de: german } as const;
const all = Object.entries(storiesOf).flatMap(([language, stories]) =>
  stories.map((story) => ({ id: story.id, language: language as keyof typeof storiesOf, story })),
);

/** Every way through a story from a scene to an ending. */
function pathsFrom(story: Story, scene: StoryScene, before: readonly StoryScene[] = []): readonly StoryScene[][] {
  expect(before).not.toContain(scene);
  const path = [...before, scene];
  if ("ending" in scene) return [path];
  return scene.choices.flatMap(({ to }) => {
    const next = findScene(story, to);
    expect([scene.id, to, next !== null]).toEqual([scene.id, to, true]);
    return pathsFrom(story, next!, path);
  });
}

const textsOf = (scene: StoryScene) =>
  "ending" in scene ? [scene.text] : [scene.text, ...scene.choices.map(({ text }) => text)];

it("each language has two stories, and ids are unique", () => {
  expect(Object.values(storiesOf).map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, language } of all) expect(id.startsWith(`${language}-`)).toBe(true);
});

describe.each(all)("the story $id", ({ story, language }) => {
  const paths = pathsFrom(story, story.scenes[0]!);

  it("has 12 to 16 scenes, each of which is on some path", () => {
    expect(story.scenes.length).toBeGreaterThanOrEqual(12);
    expect(story.scenes.length).toBeLessThanOrEqual(16);
    expect(new Set(story.scenes.map(({ id }) => id)).size).toBe(story.scenes.length);
    expect(new Set(paths.flat())).toEqual(new Set(story.scenes));
  });

  it("comes to an end in 5 to 7 scenes on every path, and has three endings or more", () => {
    const lengths = new Set(paths.map(({ length }) => length));
    expect([...lengths].filter((length) => length < 5 || length > 7)).toEqual([]);
    const endings = story.scenes.flatMap((scene) => ("ending" in scene ? [scene.ending] : []));
    expect(new Set(endings).size).toBe(endings.length);
    expect(endings.length).toBeGreaterThanOrEqual(3);
  });

  it("has texts of the right length, which the keyboards of its language can type", () => {
    for (const scene of story.scenes) {
      const [text = "", ...choices] = textsOf(scene);
      expect([text, text.length >= 60 && text.length <= 140]).toEqual([text, true]);
      for (const choice of choices)
        expect([choice, choice.length >= 15 && choice.length <= 40]).toEqual([choice, true]);
      for (const each of textsOf(scene)) {
        expect(each).toBe(normalizeText(each));
        expect(each).toMatch(/^\p{Lu}[\p{L} .,?!']+[.!?]$/u);
        for (const layout of languages[language].layouts)
          expect([layout, [...each].filter((key) => !waysToType(keyboardLayouts[layout], key))]).toEqual([layout, []]);
      }
    }
  });

  it("has choices that differ in their first letter", () => {
    for (const scene of story.scenes) {
      const firsts = "ending" in scene ? [] : scene.choices.map(({ text }) => text.charAt(0));
      expect(new Set(firsts).size).toBe(firsts.length);
    }
  });
});
