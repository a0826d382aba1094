import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { nativeName, languageOfLocale, locales } from "../../../contract/languages/languages";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { Card } from "../../ui/Card";
import { SegmentedControl, Checkbox } from "../../ui/ChoiceFields";
import { chooseCourseDecoration, hasCourseDecoration } from "../../features/course/courseSettings";
import styles from "./AppearanceSettings.module.css";
import { StageSettings } from "./appearance/StageSettings";
import { ThemeSettings } from "./appearance/ThemeSettings";
import { LayoutSelect } from "../../typing/keyboard/LayoutSelect";

const AS_THE_BROWSER = "browser";

type Props = {
  /** Whether the choices are saved with an account. */
  readonly isMember: boolean;
  /** Further choices. */
  readonly children: ReactNode;
};

/** The appearance of the pages. Takes effect at once. */
export function AppearanceSettings({ isMember, children }: Props) {
  const { t } = useLingui();
  const { locale } = usePreferences();
  const { change } = usePreferenceStore();
  return (
    <Card
      id="appearance"
      title={t`Appearance`}
      lead={
        isMember ? t`Theme, text and sounds are saved with your account and on this device.` : t`Saved in this browser.`
      }
    >
      <div className={styles["choices"]}>
        <SegmentedControl
          label={t({ message: "Language", context: "interface" })}
          options={[
            { value: AS_THE_BROWSER, label: t`Same as browser` },
            ...locales.map((value) => ({ value, label: nativeName(languageOfLocale(value)), lang: value })),
          ]}
          value={locale ?? AS_THE_BROWSER}
          onChange={(value) => change({ locale: value === AS_THE_BROWSER ? null : value })}
        />
        {children}
      </div>
      <ThemeSettings />
      <StageSettings />
    </Card>
  );
}

/** This browser's keyboard layout, and whether practice shows it. It never changes what keys type. */
export function KeyboardSettings() {
  const { t } = useLingui();
  const { keyboard } = usePreferences();
  const { change } = usePreferenceStore();
  return (
    <Card
      id="keyboard"
      title={t`Keyboard`}
      lead={t`Saved in this browser. It changes the on-screen keyboard, not what you type.`}
    >
      <LayoutSelect />
      <Checkbox
        label={t`Show the keyboard while I practice`}
        isChecked={keyboard}
        onChange={(isShown) => change({ keyboard: isShown })}
      />
    </Card>
  );
}

/** Whether the course has pictures and stars. */
export function CourseSettings() {
  const { t } = useLingui();
  const preferences = usePreferences();
  const { change, current } = usePreferenceStore();
  return (
    <Card id="course" title={t`Course`} lead={t`Saved in this browser.`}>
      <Checkbox
        label={t`Show pictures and stars in the course`}
        isChecked={hasCourseDecoration(preferences)}
        onChange={(isShown) => change(chooseCourseDecoration(isShown, current()))}
      />
    </Card>
  );
}
