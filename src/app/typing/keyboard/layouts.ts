import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { usualLayout } from "../../../engine/keyboards/guessLayout";
import type { Language } from "../../../engine/practice/PracticeMode";
import type { Preferences } from "../../platform/preferences/Preferences";

/** What people call the layouts. */
export const layoutNames: Readonly<Record<LayoutId, MessageDescriptor>> = {
  "us-international": msg`US-International`,
  us: msg`US`,
  dutch: msg({ message: "Dutch", context: "keyboard" }),
  belgian: msg`Belgian AZERTY`,
  french: msg`French AZERTY`,
  german: msg`German QWERTZ`,
  uk: msg`UK`,
  dvorak: msg`Dvorak`,
  colemak: msg`Colemak`,
};

/** The layout that the server calls so; null for one that this page does not know. */
export function layoutIdOf(name: string | null | undefined): LayoutId | null {
  return findLayout((name ?? "").toLowerCase().replace("_", "-"))?.id ?? null;
}

/** The layout to practise on, and whether the person told it. */
export type PracticeLayout = { readonly id: LayoutId; readonly isTold: boolean };

/**
 * The one rule for every page: what the person told; else the one that their first run was typed on, whatever language
 * they type or read since; before that the usual one of the language of what is typed, or of the interface where
 * nothing is.
 */
export function practiceLayout(
  { layout, assumed }: Pick<Preferences, "layout" | "assumed">,
  language: Language,
): PracticeLayout {
  const told = findLayout(layout);
  return told === null
    ? { id: findLayout(assumed)?.id ?? usualLayout(language), isTold: false }
    : { id: told.id, isTold: true };
}
