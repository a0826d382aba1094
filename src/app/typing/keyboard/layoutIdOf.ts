import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";

/** The layout that the server calls so; null for one that this page does not know. */
export function layoutIdOf(name: string | null | undefined): LayoutId | null {
  return findLayout((name ?? "").toLowerCase().replace("_", "-"))?.id ?? null;
}
