import { localeNames } from "../../platform/locale/Locale";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { BareButton } from "../../ui/Button";
import styles from "./LocaleSwitch.module.css";

/** Changes to the other language, by its own name. */
export function LocaleSwitch() {
  const other = useLocale() === "nl-NL" ? "en-US" : "nl-NL";
  const { change } = usePreferenceStore();
  return (
    <BareButton className={styles["button"]} lang={other} onClick={() => change({ locale: other })}>
      {localeNames[other]}
    </BareButton>
  );
}
