import { fitText } from "../../../engine/keyboards/fitText";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { layoutNameOf, type LayoutName } from "../../typing/keyboard/layouts";

/** A text adapted to a keyboard layout; `layout` is missing if none is known. */
export type FittedBody = { readonly text: string; readonly layout?: LayoutName };

/**
 * Adapts a library text to a keyboard layout. Null if it has characters that the layout lacks and that cannot be
 * replaced.
 */
export function fitBody(body: string, layoutId: string): FittedBody | null {
  const layout = findLayout(layoutId);
  if (layout === null) return { text: body };
  const { text, missing } = fitText(layout, body);
  return missing.length > 0 ? null : { text, layout: layoutNameOf(layout.id) };
}
