import type { KeyboardLayout, LayoutId } from "./KeyboardLayout";
import { belgian } from "./layouts/belgian";
import { colemak } from "./layouts/colemak";
import { dutch } from "./layouts/dutch";
import { dvorak } from "./layouts/dvorak";
import { french } from "./layouts/french";
import { german } from "./layouts/german";
import { uk } from "./layouts/uk";
import { us } from "./layouts/us";
import { usInternational } from "./layouts/usInternational";

/** Every layout by its id. */
export const keyboardLayouts: Readonly<Record<LayoutId, KeyboardLayout>> = {
  us,
  "us-international": usInternational,
  dutch,
  belgian,
  french,
  german,
  uk,
  dvorak,
  colemak,
};

/** The layout of a stored or received name, or null when there is none. */
export function findLayout(id: string): KeyboardLayout | null {
  return Object.values(keyboardLayouts).find((layout) => layout.id === id) ?? null;
}
