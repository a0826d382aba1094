import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { makePracticePlan, type PracticePlan } from "../../../../engine/adaptive/practicePlan";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../../../engine/keyboards/keyboardLayouts";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { loadWords } from "../loadWords";
import type { Learner } from "./Learner";
import { openLearner } from "./openLearner";

/** What texts are chosen from, and for whom. */
export type Materials = { readonly learner: Learner; readonly plan: PracticePlan };

type Loaded = { readonly materials: Materials | null; readonly layout: LayoutId };

/**
 * The plan for a language on a layout and what is known of the person there: `undefined` while they load, `null` when
 * the words did not come.
 */
export function useMaterials(language: Language, layout: LayoutId): Materials | null | undefined {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (materials: Materials | null) => isWanted && setLoaded({ materials, layout });
    Promise.all([loadWords(language), openLearner(environment, layout)]).then(
      ([words, learner]) => keep({ learner, plan: makePracticePlan(words, keyboardLayouts[layout]) }),
      () => keep(null),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, language, layout]);
  return loaded?.layout === layout ? loaded.materials : undefined;
}
