import { useLingui } from "@lingui/react/macro";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { findLayout, keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { usePreferenceStore } from "../../platform/preferences/usePreferenceStore";
import { Select } from "../../ui/Select";
import { layoutNames } from "./layoutNames";

const order = Object.values(keyboardLayouts).map(({ id }) => id);

/** Which keyboard layout this browser's keyboard has. @param props.usual what it is taken for as long as nobody said it. */
export function LayoutSelect({ usual = "us" }: { readonly usual?: LayoutId }) {
  const { t } = useLingui();
  const shown = t(layoutNames[usual]);
  const { layout } = usePreferences();
  const { change } = usePreferenceStore();
  return (
    <Select
      label={t`Keyboard layout`}
      options={[{ value: "", label: t`Not chosen (taken for ${shown})` }, ...order.map((id) => ({ value: id, label: t(layoutNames[id]) }))]}
      value={findLayout(layout)?.id ?? ""}
      onChange={(id) => change({ layout: id })}
    />
  );
}
