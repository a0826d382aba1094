import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";

/** What people call the layouts. */
export const layoutNames: Readonly<Record<LayoutId, MessageDescriptor>> = {
  "us-international": msg`US-International`,
  us: msg`US`,
  dutch: msg({ message: "Dutch", context: "keyboard" }),
  belgian: msg`Belgian AZERTY`,
  french: msg`French AZERTY`,
  german: msg`German QWERTZ`,
  uk: msg`UK`,
  dvorak: msg`Dvorak`,
  colemak: msg`Colemak`,
};
