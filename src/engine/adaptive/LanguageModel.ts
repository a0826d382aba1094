/** A word of a language, as practice weighs it. */
export type ModelWord = {
  readonly text: string;
  /** Its letters, as places in the model's keys. */
  readonly keys: readonly number[];
  /** Each letter after the one before it, as places in the model's pairs. */
  readonly pairs: readonly number[];
  /** The first letter after a space, and a space after the last one. */
  readonly edges: readonly number[];
};

/** Where keys and pairs stand in a model's lists. */
export type ModelPlaces = { readonly keys: ReadonlyMap<string, number>; readonly pairs: ReadonlyMap<string, number> };

/** What may follow two characters: `letters[n]` with a weight of `weights[n]`. The space ends a word. */
export type ChainRow = { readonly letters: readonly string[]; readonly weights: readonly number[] };

/** What adaptive practice knows of a language: all of it comes from its word list. */
export type LanguageModel = {
  /** Most common first. */
  readonly words: readonly ModelWord[];
  /** Every character of the words and the space, most common first. */
  readonly keys: readonly string[];
  readonly pairs: readonly string[];
  readonly places: ModelPlaces;
  /** Which share of all presses each key has, 0 to 1. */
  readonly keyShares: readonly number[];
  readonly pairShares: readonly number[];
  /** By the last two characters; a word starts after two spaces. */
  readonly chain: ReadonlyMap<string, ChainRow>;
};
