import { fitText } from "../../../engine/keyboards/fitText";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { layoutNameOf, type LayoutName } from "../../typing/layoutName";

/** A text as a keyboard can type it; `layout` is left out where none is known. */
export type FittedBody = { readonly text: string; readonly layout?: LayoutName };

/**
 * Fits a text of the library to a keyboard. Null when it has characters that the keyboard lacks, and nothing means the
 * same.
 */
export function fitBody(body: string, layoutId: string): FittedBody | null {
  const layout = findLayout(layoutId);
  if (layout === null) return { text: body };
  const { text, missing } = fitText(layout, body);
  return missing.length > 0 ? null : { text, layout: layoutNameOf(layout.id) };
}
