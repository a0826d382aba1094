import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { usualLayout } from "../../../engine/keyboards/guessLayout";
import type { Language } from "../../../engine/practice/PracticeMode";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { Select } from "../../ui/ChoiceFields";
import { layoutNames, practiceLayout } from "./layouts";
import styles from "./Keyboard.module.css";

const order = Object.values(keyboardLayouts).map(({ id }) => id);

const reasons = {
  en: msg`Most common for English. Choose yours if it's different.`,
  nl: msg`Most common for Dutch. Choose yours if it's different.`,
} as const;

/**
 * Selects this browser's keyboard layout, and shows which one is assumed until then.
 * @param props.language of the text; the interface's by default.
 */
export function LayoutSelect({ language }: { readonly language?: Language }) {
  const { t } = useLingui();
  const locale = useLocale();
  const preferences = usePreferences();
  const { change } = usePreferenceStore();
  const of = language ?? (locale === "nl-NL" ? "nl" : "en");
  const { id, isTold } = practiceLayout(preferences, of);
  const usual = t(layoutNames[practiceLayout({ ...preferences, layout: "" }, of).id]);
  return (
    <div className={styles["layout"]}>
      <Select
        label={t`Keyboard layout`}
        options={[
          { value: "", label: t`Not selected (using ${usual})` },
          ...order.map((one) => ({ value: one, label: t(layoutNames[one]) })),
        ]}
        value={isTold ? id : ""}
        onChange={(chosen) => change({ layout: chosen })}
      />
      {!isTold && (
        <p className={styles["reason"]}>
          {id === usualLayout(of) ? t(reasons[of]) : t`Based on your first run. Choose yours if it's different.`}
        </p>
      )}
    </div>
  );
}
