import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { usualLayout } from "../../../engine/keyboards/usualLayout";
import type { Language } from "../../../engine/practice/PracticeMode";

/** The layout to practise on, and whether the person told it. */
export type PracticeLayout = { readonly id: LayoutId; readonly isTold: boolean };

/**
 * The one rule for every page: what the person told; as long as that is nothing known, the usual one of the language of what is typed, or of the interface
 * where nothing is.
 */
export function practiceLayout(told: string, language: Language): PracticeLayout {
  const layout = findLayout(told);
  return layout === null ? { id: usualLayout(language), isTold: false } : { id: layout.id, isTold: true };
}
