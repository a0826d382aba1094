/**
 * A passage that ships with Typeloop. All passages were written for Typeloop and are released into the public domain
 * under CC0-1.0 (https://creativecommons.org/publicdomain/zero/1.0/), whatever the license of the code.
 *
 * A body has 120 to 600 characters that a US-International keyboard can type, as normalized by `normaliseText`, so with
 * plain quotes and hyphens. It is true, stays true, and suits a nine-year-old reader.
 */
export type LibraryText = Readonly<{
  /**
   * Kebab-case, starts with `en-` or `nl-`, unique in the library. Never changed, because the database identifies a
   * passage by it.
   */
  slug: string;
  /** Unique within its language. */
  title: string;
  body: string;
  tags: readonly LibraryTag[];
}>;

/** Subject of a passage; the library's filters offer these. */
export type LibraryTag =
  | "animals"
  | "everyday"
  | "food"
  | "geography"
  | "history"
  | "nature"
  | "science"
  | "sport"
  | "story"
  | "technology";
