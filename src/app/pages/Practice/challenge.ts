import type { PracticeSettings } from "./practiceSettings";
import type { LayoutName } from "../../typing/layoutName";

/**
 * What is to be typed in a run, and how the server finds the same: by the seed of its words, or by the text's id. Other
 * texts are sent along with the run.
 */
export type Challenge = {
  readonly text: string;
  /** 0 to 2147483647; null where nothing is drawn. */
  readonly seed: number | null;
  /** Null but for a text of the library. */
  readonly textId: string | null;
  /** The keyboard that the words or the text were fitted to; left out where they stand as they are. */
  readonly layout?: LayoutName;
  /** What the words have besides. */
  readonly punctuation?: boolean;
  readonly numbers?: boolean;
  /** Of a portion of a text: where it begins and ends in the text, in UTF-16 units. */
  readonly from?: number;
  readonly to?: number;
};

/**
 * What is typed first on a page that the server rendered: on the server a challenge drawn for it, in the browser the
 * one that stands in the page. Null elsewhere.
 * @param layout the person's keyboard, empty while it is unknown.
 */
export type FirstChallenge = (
  settings: PracticeSettings,
  layout: string,
) => Challenge | null | Promise<Challenge | null>;

/** Makes what is to be typed of a seed. */
export type WordMaker = (seed: number) => Challenge;
