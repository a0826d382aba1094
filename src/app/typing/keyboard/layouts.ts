import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { type Language, usualLayout } from "../../../contract/languages/languages";
import type { Preferences } from "../../platform/preferences/Preferences";

/** The layouts' names on screen. */
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

/** The layout with this name in the schema; null if this page does not know it. */
export function layoutIdOf(name: string | null | undefined): LayoutId | null {
  return findLayout((name ?? "").toLowerCase().replace("_", "-"))?.id ?? null;
}

/** The layout to practice on, and whether the user chose it. */
export type PracticeLayout = { readonly id: LayoutId; readonly isChosen: boolean };

/** Whether a run says its layout when it is saved: otherwise the server assumes the usual one for the language. */
export function isLayoutSaved({ id, isChosen }: PracticeLayout, language: Language): boolean {
  return isChosen || id !== usualLayout(language);
}

/**
 * The one rule for every page: the layout that the user chose; otherwise that of their country or their first run,
 * whatever the language since; before that the usual one for the language of the text, or of the interface if there is
 * no text.
 */
export function practiceLayout(
  { layout, assumed }: Pick<Preferences, "layout" | "assumed">,
  language: Language,
): PracticeLayout {
  const chosen = findLayout(layout);
  return chosen === null
    ? { id: findLayout(assumed)?.id ?? usualLayout(language), isChosen: false }
    : { id: chosen.id, isChosen: true };
}

const names: Readonly<Record<LayoutId, LayoutName>> = {
  us: "US",
  "us-international": "US_INTERNATIONAL",
  dutch: "DUTCH",
  belgian: "BELGIAN",
  french: "FRENCH",
  german: "GERMAN",
  uk: "UK",
  dvorak: "DVORAK",
  colemak: "COLEMAK",
};

/** A layout's name in the schema. */
export function layoutNameOf(id: LayoutId): LayoutName {
  return names[id];
}

/** A keyboard layout in the schema. */
export type LayoutName =
  | "US"
  | "US_INTERNATIONAL"
  | "DUTCH"
  | "BELGIAN"
  | "FRENCH"
  | "GERMAN"
  | "UK"
  | "DVORAK"
  | "COLEMAK";
