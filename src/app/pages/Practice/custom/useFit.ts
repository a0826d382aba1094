import { useMemo } from "react";
import { type FittedText, fitText } from "../../../../engine/keyboards/fitText";
import type { KeyboardLayout } from "../../../../engine/keyboards/KeyboardLayout";
import { findLayout } from "../../../../engine/keyboards/keyboardLayouts";
import { usePreferences } from "../../../platform/preferences/usePreferences";

const asItIs = (text: string): FittedText => ({ text, replaced: new Map(), missing: [] });

/** The person's keyboard, null while it is unknown, and what fits texts to it: as they are where it is unknown. */
export function useFit(): { readonly layout: KeyboardLayout | null; readonly fit: (text: string) => FittedText } {
  const { layout: id } = usePreferences();
  return useMemo(() => {
    const layout = findLayout(id);
    return { layout, fit: layout === null ? asItIs : (text) => fitText(layout, text) };
  }, [id]);
}
