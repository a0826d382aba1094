/** A sentence that decides how a story goes on: the user types one of two. */
export type StoryChoice = {
  /** 15 to 40 characters. The two of a scene begin with different letters, so the first key decides. */
  readonly text: string;
  /** The id of the next scene. */
  readonly to: string;
};

/** A part of a story: a text to type, and then two choices or the end. */
export type StoryScene = {
  /** Unique within its story. */
  readonly id: string;
  /** 60 to 140 characters: letters, spaces and . , ? ! ' */
  readonly text: string;
} & (
  | { readonly choices: readonly [StoryChoice, StoryChoice] }
  | {
      /** The name of this ending, for a list of those that were found. Every ending is a good one. */
      readonly ending: string;
    }
);

/**
 * A story that the user steers by typing, for ages 9 to 12. Its scenes form a graph without circles: each way through
 * it has 5 to 7 scenes and comes to one of at least three endings.
 */
export type Story = {
  /** Starts with the code of its language. Never changed or reused, because what was found is stored by it. */
  readonly id: string;
  readonly title: string;
  /** The first is where the story begins. */
  readonly scenes: readonly StoryScene[];
};

/** A scene by its id; null if the story has none with it. */
export function findScene({ scenes }: Story, id: string): StoryScene | null {
  return scenes.find((scene) => scene.id === id) ?? null;
}
