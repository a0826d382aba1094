import { useEffect, useState } from "react";
import type { PracticeSettings } from "./practiceSettings";
import { type WordList, isCodeList } from "../../../contract/wordLists";
import { drawSeed } from "../../platform/random";
import { whenIdle } from "../../platform/whenIdle";
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

/**
 * Loads the function that draws the words for these settings. Plain words only need their list; what adapts words to a
 * keyboard, adds something or draws lines of code is loaded on demand.
 * @param layout the user's keyboard layout, empty while unknown.
 */
export async function loadWordMaker(settings: PracticeSettings, layout: string): Promise<WordMaker> {
  const { punctuation, numbers, list } = settings;
  return layout !== "" || punctuation || numbers || isCodeList(list)
    ? (await import("./richWordMaker")).loadRichMaker(settings, layout)
    : (await import("./plainWordMaker")).loadPlainMaker(settings);
}

type Loaded = { readonly make: WordMaker | null };

/**
 * The function that draws the words: `undefined` while it loads, `null` if it could not be loaded. For another keyboard
 * layout the previous one is used until the new one has loaded. Browsers remember a failed module until the page is
 * reloaded.
 * @param settings must be stable between renders.
 * @param when to load it: `idle` once the page is idle.
 */
export function useWordMaker(
  settings: PracticeSettings,
  layout: string,
  when: "now" | "idle",
): WordMaker | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (make: WordMaker | null) => isWanted && setLoaded({ make });
    const load = () => void loadWordMaker(settings, layout).then(show, () => show(null));
    if (when === "idle") whenIdle(load);
    else load();
    return () => {
      isWanted = false;
    };
  }, [settings, layout, when]);
  return loaded?.make === undefined ? undefined : loaded.make;
}

/** Draws the words of one rendered page: `challengeOf` for its route, and `drawn` returns the result. */
export function drawChallenge(): { readonly challengeOf: FirstChallenge; readonly drawn: () => Challenge | null } {
  let drawn: Challenge | null = null;
  return {
    challengeOf: async (settings, layout) => {
      const make = await loadWordMaker(settings, layout);
      return (drawn = make(drawSeed()));
    },
    drawn: () => drawn,
  };
}
