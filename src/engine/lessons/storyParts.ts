import { fitText, stripUntypable } from "../keyboards/fitText";
import { keyboardLayouts } from "../keyboards/keyboardLayouts";
import { type Course, findScene, type Story, type StoryChoice, type StoryScene } from "./Course";
import { courseLayouts } from "./courses";

/** What is typed of a story at a time: its first scene, or a choice and the scene to which it leads. */
export type StoryPart = {
  readonly scene: StoryScene;
  /** Null for the first scene. */
  readonly choice: StoryChoice | null;
};

/** The choices that were made so far: the first or the second of each scene. */
export type StoryPath = readonly (0 | 1)[];

/** All parts of a story, in the order of its scenes. */
export function storyParts(story: Story): readonly StoryPart[] {
  const [first] = story.scenes;
  if (first === undefined) return [];
  return [{ scene: first, choice: null }, ...story.scenes.flatMap((scene) => partsAfter(story, scene))];
}

function partsAfter(story: Story, scene: StoryScene): readonly StoryPart[] {
  if ("ending" in scene) return [];
  return scene.choices.flatMap((choice) => {
    const next = findScene(story, choice.to);
    return next === null ? [] : [{ scene: next, choice }];
  });
}

/** Where a path leads; null if it goes on after an ending. */
export function followPath(story: Story, path: StoryPath): StoryPart | null {
  let [part] = storyParts(story);
  for (const at of path) part = part && partsAfter(story, part.scene)[at];
  return part ?? null;
}

/** The names of a story's endings by the ids of their scenes. */
export function storyEndings({ scenes }: Story): ReadonlyMap<string, string> {
  return new Map(scenes.flatMap((scene) => ("ending" in scene ? [[scene.id, scene.ending] as const] : [])));
}

/** The seed from which the text of a part is made; see {@link findPart}. */
export function seedOfPart(stories: readonly Story[], story: Story, { scene, choice }: StoryPart): number {
  const place = storyParts(story).findIndex((part) => part.scene.id === scene.id && part.choice === choice);
  return place * stories.length + stories.indexOf(story);
}

/** The part that a seed stands for; null if there are no stories. */
export function findPart(stories: readonly Story[], seed: number): StoryPart | null {
  const story = stories[seed % stories.length];
  if (story === undefined) return null;
  const parts = storyParts(story);
  return parts[Math.floor(seed / stories.length) % parts.length] ?? null;
}

/** The text that is typed for a part. */
export function partText(course: Course, { scene, choice }: StoryPart): string {
  return fitToCourse(course, choice === null ? scene.text : `${choice.text} ${scene.text}`);
}

/** A text of a story without the accents that the keyboard of a course cannot type. */
export function fitToCourse({ id }: Course, original: string): string {
  const { text, missing } = fitText(keyboardLayouts[courseLayouts[id]], original);
  return stripUntypable(text, missing);
}
