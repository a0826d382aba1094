import { useEffect, useState } from "react";
import { isCodeList } from "../../../contract/wordLists";
import { whenIdle } from "../../platform/whenIdle";
import type { WordMaker, Challenge, FirstChallenge } from "./challenge";
import type { PracticeSettings } from "./practiceSettings";
import { drawSeed } from "../../platform/random";

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
