import { guessLayout, type SeenKey } from "../../../engine/keyboards/guessLayout";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";

/** A guess below this is not worth a question. */
const SURE = 0.8;

/** The layout that the keys point to; null as long as several fit. */
export function guessedLayout(seen: readonly SeenKey[]): LayoutId | null {
  const [best] = guessLayout(seen);
  return best !== undefined && best.certainty >= SURE ? best.id : null;
}
