import type { MessageDescriptor } from "@lingui/core";
import { layoutNames } from "../../typing/keyboard/layouts";

/**
 * What people call a layout; null for none, and for one of another version. @param layout as the schema's
 * `KeyboardLayout` says it.
 */
export function layoutMessage(layout: string | null): MessageDescriptor | null {
  const id = layout?.toLowerCase().replaceAll("_", "-");
  const [, name] = Object.entries(layoutNames).find(([each]) => each === id) ?? [];
  return name ?? null;
}
