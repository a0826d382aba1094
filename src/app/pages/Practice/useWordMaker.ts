import { useEffect, useState } from "react";
import { whenIdle } from "../../platform/whenIdle";
import { loadWordMaker } from "./loadWordMaker";
import type { PracticeSettings } from "./practiceSettings";
import type { WordMaker } from "./WordMaker";

type Loaded = { readonly make: WordMaker | null };

/**
 * What draws the words: `undefined` while it loads, `null` when it could not be loaded. For another keyboard the last
 * one goes on until its own is there. A browser
 * remembers for as long as the page lives that a module failed: only loading the page again helps.
 * @param settings the same from one render to the next.
 * @param when it is loaded: `idle` once the page has nothing else to do.
 */
export function useWordMaker(
  settings: PracticeSettings,
  layout: string,
  when: "now" | "idle",
): WordMaker | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (make: WordMaker | null) => isWanted && setLoaded({ make });
    const load = () => void loadWordMaker(settings, layout).then(keep, () => keep(null));
    if (when === "idle") whenIdle(load);
    else load();
    return () => {
      isWanted = false;
    };
  }, [settings, layout, when]);
  return loaded?.make === undefined ? undefined : loaded.make;
}
