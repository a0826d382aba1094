import type { PracticeSettings } from "./practiceSettings";
import type { WordList } from "../../../contract/wordLists";
import type { LayoutName } from "../../typing/keyboard/layouts";

/**
 * What to type in a run, and how the server gets the same text: by the seed of its words, or by the text's id. Other
 * texts are sent with the run.
 */
export type Challenge = {
  readonly text: string;
  /** 0 to 2147483647; null if nothing is random. */
  readonly seed: number | null;
  /** Null except for a library text. */
  readonly textId: string | null;
  /** The keyboard layout for which the text was adapted; missing if it was not. */
  readonly layout?: LayoutName;
  /** Additions to the words. */
  readonly punctuation?: boolean;
  readonly numbers?: boolean;
  /** What the words were drawn from; missing for other texts. */
  readonly wordList?: WordList;
  /** For a portion of a text: its start and end in the text, in UTF-16 units. */
  readonly from?: number;
  readonly to?: number;
};

/**
 * The first challenge on a rendered page: on the server a new one, in the browser the one in the page. Null elsewhere.
 * @param layout the user's keyboard layout, empty while unknown.
 */
export type FirstChallenge = (
  settings: PracticeSettings,
  layout: string,
) => Challenge | null | Promise<Challenge | null>;

/** Makes a challenge from a seed. */
export type WordMaker = (seed: number) => Challenge;
