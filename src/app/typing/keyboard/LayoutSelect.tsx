import { languageName } from "../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { type Language, languageOfLocale, usualLayout } from "../../../contract/languages/languages";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { Select } from "../../ui/ChoiceFields";
import { layoutNames, practiceLayout } from "./layouts";
import styles from "./Keyboard.module.css";

/**
 * Selects this browser's keyboard layout, and shows which one is assumed until then.
 * @param props.language of the text; the interface's by default.
 */
export function LayoutSelect({ language }: { readonly language?: Language }) {
  const { t } = useLingui();
  const locale = useLocale();
  const preferences = usePreferences();
  const { change } = usePreferenceStore();
  const of = language ?? languageOfLocale(locale);
  const name = languageName(of, locale);
  const { id, isChosen } = practiceLayout(preferences, of);
  const usual = t(layoutNames[practiceLayout({ ...preferences, layout: "" }, of).id]);
  return (
    <div className={styles["layout"]}>
      <Select
        label={t`Keyboard layout`}
        options={[
          { value: "", label: t`Automatic` },
          ...Object.values(keyboardLayouts).map((layout) => ({ value: layout.id, label: t(layoutNames[layout.id]) })),
        ]}
        value={isChosen ? id : ""}
        onChange={(chosen) => change({ layout: chosen })}
      />
      {!isChosen && (
        <p className={styles["reason"]}>
          {id === usualLayout(of)
            ? t`Currently ${usual}, the most common for ${name}. Choose yours if it's different.`
            : t`Currently ${usual}, based on your browser or your first run. Choose yours if it's different.`}
        </p>
      )}
    </div>
  );
}
