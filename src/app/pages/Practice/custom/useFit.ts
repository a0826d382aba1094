import { useMemo } from "react";
import { type FittedText, fitText } from "../../../../engine/keyboards/fitText";
import type { KeyboardLayout } from "../../../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../../../engine/keyboards/keyboardLayouts";
import type { Language } from "../../../../contract/languages/languages";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { practiceLayout } from "../../../typing/keyboard/layouts";

/** The keyboard layout for a text in a language, whether the user chose it, and the code that adapts texts to it. */
export function useFit(language: Language): {
  readonly layout: KeyboardLayout;
  readonly isChosen: boolean;
  readonly fit: (text: string) => FittedText;
} {
  const { layout: chosen, assumed } = usePreferences();
  return useMemo(() => {
    const { id, isChosen } = practiceLayout({ layout: chosen, assumed }, language);
    const layout = keyboardLayouts[id];
    return { layout, isChosen, fit: (text) => fitText(layout, text) };
  }, [chosen, assumed, language]);
}
