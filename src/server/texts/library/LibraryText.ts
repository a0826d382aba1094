/**
 * A passage that Typeloop brings along. All of them were written for Typeloop and are released into the public domain
 * under CC0-1.0 (https://creativecommons.org/publicdomain/zero/1.0/), whatever the licence of the code around them.
 *
 * A body has 120 to 600 characters that a US-International keyboard can type, in the form that `normaliseText` gives,
 * so with plain quotes and hyphens. It is true, it stays true, and it suits a reader of nine.
 */
export type LibraryText = Readonly<{
  /**
   * Kebab-case, starts with `en-` or `nl-`, unique in the library; never changed, as the database knows a passage by
   * it.
   */
  slug: string;
  /** Unique within its language. */
  title: string;
  body: string;
  tags: readonly LibraryTag[];
}>;

/** What a passage is about; the filters of the library offer these. */
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
