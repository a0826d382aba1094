import type { KeyboardLayout } from "./KeyboardLayout";
import { physicalKeys } from "./physicalKeys";
import { waysToType } from "./waysToType";

/** Whether a character lies on the home row of a layout: one press there, with nothing held. */
export function isHomeKey(layout: KeyboardLayout, key: string): boolean {
  const press = waysToType(layout, key)?.[0];
  return press?.length === 1 && press[0]?.hold.length === 0 && physicalKeys.get(press[0].code)?.row === "C";
}
