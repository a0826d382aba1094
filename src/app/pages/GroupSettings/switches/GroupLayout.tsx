import { useLingui } from "@lingui/react/macro";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { findLayout, keyboardLayouts } from "../../../../engine/keyboards/keyboardLayouts";
import { layoutNames } from "../../../typing/keyboard/layouts";
import { Select } from "../../../ui/ChoiceFields";
import styles from "./GroupSwitches.module.css";

const order = Object.values(keyboardLayouts).map(({ id }) => id);

type Props = { readonly layout: LayoutId | null; readonly onChange: (layout: LayoutId | null) => void };

/** The keyboard that a group types on, or that each chooses. */
export function GroupLayout({ layout, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles["layout"]}>
      <Select
        label={t`Keyboard of the group`}
        options={[
          { value: "", label: t`Each member chooses` },
          ...order.map((one) => ({ value: one, label: t(layoutNames[one]) })),
        ]}
        value={layout ?? ""}
        onChange={(chosen) => onChange(findLayout(chosen)?.id ?? null)}
      />
      <p
        className={styles["hint"]}
      >{t`For members who chose none themselves: texts and the picture of the keyboard fit it.`}</p>
    </div>
  );
}
