import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { nativeName, languageOfLocale, locales } from "../../../contract/languages/languages";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { Card } from "../../ui/Card";
import { SegmentedControl, Checkbox } from "../../ui/ChoiceFields";
import { chooseCourseDecoration, hasCourseDecoration } from "../../features/course/courseSettings";
import styles from "./AppearanceSettings.module.css";
import { StageSettings } from "./appearance/StageSettings";
import { ThemeSettings } from "./appearance/ThemeSettings";
import { LayoutSelect } from "../../typing/keyboard/LayoutSelect";
import { graphql, useFragment } from "react-relay";
import type { AppearanceSettings_viewer$key } from "../../../../__generated__/AppearanceSettings_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { SpeedUnit } from "../../../engine/metrics/rates";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useSetSpeedUnit } from "./settingsMutations";

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

const AS_THE_LANGUAGE = "language";

/** The unit of speeds: saved with the account, or in this browser for visitors without one. */
export function SpeedUnitSettings({ viewerRef }: { readonly viewerRef: AppearanceSettings_viewer$key | null }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment AppearanceSettings_viewer on User @throwOnFieldError {
        id
      }
    `,
    viewerRef,
  );
  const { speedUnit } = usePreferences();
  const { change } = usePreferenceStore();
  const save = useSetSpeedUnit();
  const [refused, setRefused] = useState<{ readonly code: ErrorCode; readonly wish: SpeedUnit | null } | null>(null);
  const choose = async (wish: SpeedUnit | null): Promise<void> => {
    setRefused(null);
    change({ speedUnit: wish });
    if (!viewer) return;
    const code = await save(viewer.id, wish);
    if (code === null) return;
    setRefused({ code, wish });
    change({ speedUnit });
  };
  return (
    <div className={styles["choice"]}>
      <SegmentedControl
        label={t`Unit of speed`}
        options={[
          { value: AS_THE_LANGUAGE, label: t`Same as language` },
          { value: "WPM", label: t`Words per minute` },
          { value: "CPM", label: t`Characters per minute` },
        ]}
        value={speedUnit ?? AS_THE_LANGUAGE}
        onChange={(value) => void choose(value === AS_THE_LANGUAGE ? null : value)}
      />
      {viewer && <p className={styles["hint"]}>{t`Saved with your account, so it's the same in every browser.`}</p>}
      {refused && <ErrorNotice code={refused.code} onRetry={() => void choose(refused.wish)} />}
    </div>
  );
}
