/** What is to be typed in a run, and how the server finds the same: by the seed of its words, or by the text's id. */
export type Challenge = {
  readonly text: string;
  /** 0 to 2147483647; null for a library text. */
  readonly seed: number | null;
  /** Null for words. */
  readonly textId: string | null;
};
