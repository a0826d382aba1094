import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import type { LayoutName } from "../Practice/LayoutName";

const names: readonly LayoutName[] = ["US", "US_INTERNATIONAL", "DUTCH", "BELGIAN", "FRENCH", "GERMAN", "UK", "DVORAK", "COLEMAK"];

/** Whose keys are shown: those of the keyboard that the person told, else of the one that is usual in their language (engine/keyboards/usualLayout). */
export function layoutToShow({ current, locale }: Pick<PreferenceStore, "current" | "locale">): LayoutName {
  const told = current().layout.toUpperCase().replaceAll("-", "_");
  return names.find((name) => name === told) ?? (locale() === "nl-NL" ? "US_INTERNATIONAL" : "US");
}
