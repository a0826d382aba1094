import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";

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
