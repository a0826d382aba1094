import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import type { LayoutName } from "./challenge";

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

/** What the server calls a layout. */
export function layoutNameOf(id: LayoutId): LayoutName {
  return names[id];
}
