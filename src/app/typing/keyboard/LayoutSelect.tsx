import { useLingui } from "@lingui/react/macro";
import { findLayout, keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { usePreferenceStore } from "../../platform/preferences/usePreferenceStore";
import { Select } from "../../ui/Select";
import { layoutNames } from "./layoutNames";

const order = Object.values(keyboardLayouts).map(({ id }) => id);

/** Which keyboard layout this browser's keyboard has. */
export function LayoutSelect() {
  const { t } = useLingui();
  const { layout } = usePreferences();
  const { change } = usePreferenceStore();
  return (
    <Select
      label={t`Keyboard layout`}
      options={[{ value: "", label: t`Not chosen (shown as US)` }, ...order.map((id) => ({ value: id, label: t(layoutNames[id]) }))]}
      value={findLayout(layout)?.id ?? ""}
      onChange={(id) => change({ layout: id })}
    />
  );
}
