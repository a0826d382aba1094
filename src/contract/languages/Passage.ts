/**
 * A passage that ships with Typeloop, in `<language>/passages/<subject>.json`. All passages and books were written for
 * Typeloop and are released into the public domain under CC0-1.0
 * (https://creativecommons.org/publicdomain/zero/1.0/), whatever the license of the code.
 *
 * A body has 80 to 700 characters that the usual keyboards of its language can type, as normalized by `normalizeText`,
 * so with plain quotes and hyphens. It is true, stays true, and suits every family.
 */
export type Passage = {
  /**
   * Kebab-case, starts with the code of its language, unique in the library. Never changed, because the database
   * identifies a text by it.
   */
  readonly slug: string;
  /** Unique within its language. */
  readonly title: string;
  readonly audience: Audience;
  /** Further subjects than that of its file. */
  readonly tags?: readonly Subject[];
  /** The slug of the short story that it is a part of; the parts are one text with that slug. */
  readonly series?: string;
  /** Its number in the series, from 1. */
  readonly part?: number;
  readonly body: string;
};

/** A serial story, in `<language>/books/<slug>.json`. */
export type Book = {
  readonly slug: string;
  readonly title: string;
  /** Adults, or the ages it was written for, such as `8-10`. */
  readonly audience: string;
  /** What it is about, in a sentence or two. */
  readonly blurb: string;
  /** Each has 600 to 900 characters. */
  readonly parts: readonly { readonly title: string; readonly body: string }[];
};

/** For whom a text was written: children from about 9 to 12, or teens and adults. */
export const audiences = ["children", "adults"] as const;

export type Audience = (typeof audiences)[number];

/** The subjects of passages; each is a file. */
export const subjects = [
  "nature",
  "animals",
  "technology",
  "science",
  "history",
  "geography",
  "sport",
  "everyday",
  "food",
  "sayings",
  "jokes",
  "letters",
  "stories",
  "dialogues",
  "how-things-work",
  "work-life",
] as const;

export type Subject = (typeof subjects)[number];
