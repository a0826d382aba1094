import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState, useId, useRef } from "react";
import { nativeName, languageOfLocale, locales } from "../../../contract/languages/languages";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { Card } from "../../ui/Card";
import { SegmentedControl, Checkbox } from "../../ui/ChoiceFields";
import { chooseCourseDecoration, hasCourseDecoration } from "../../features/course/courseSettings";
import styles from "./AppearanceSettings.module.css";
import { StageSettings } from "./appearance/StageSettings";
import { LayoutSelect } from "../../typing/keyboard/LayoutSelect";
import { graphql, useFragment } from "react-relay";
import type { AppearanceSettings_viewer$key } from "../../../../__generated__/AppearanceSettings_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { SpeedUnit } from "../../../engine/metrics/rates";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useSetSpeedUnit } from "./settingsMutations";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { defaultAppearance, type Theme, themes } from "../../../contract/appearance";
import { filesOf, readAppearance } from "../../platform/preferences/appearance";
import { useTakeOver } from "../../ui/eventReplay";
import { themeColors } from "../../ui/themes/themeColors";

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

const names: Readonly<Record<Theme, MessageDescriptor>> = {
  system: msg`Same as system`,
  light: msg({ message: "Light", context: "colors" }),
  dark: msg({ message: "Dark", context: "colors" }),
  "contrast-light": msg({ message: "High contrast, light", context: "colors" }),
  "contrast-dark": msg({ message: "High contrast, dark", context: "colors" }),
  sepia: msg({ message: "Sepia", context: "colors" }),
  meadow: msg({ message: "Meadow", context: "colors" }),
  blossom: msg({ message: "Blossom", context: "colors" }),
  glacier: msg({ message: "Glacier", context: "colors" }),
  midnight: msg({ message: "Midnight", context: "colors" }),
  forest: msg({ message: "Forest", context: "colors" }),
  dusk: msg({ message: "Dusk", context: "colors" }),
  terminal: msg({ message: "Terminal", context: "colors" }),
};

const isPlain = (theme: Theme): boolean => filesOf({ ...defaultAppearance, theme }).length === 0;

/** Light, dark and high contrast; below them the themes with a character of their own. */
const rows = [themes.filter(isPlain), themes.filter((theme) => !isPlain(theme))];

/** The themes as radio buttons, each with a sample of its colors. */
function ThemeSettings() {
  const { t } = useLingui();
  const chosen = readAppearance(usePreferences()).theme;
  const { change } = usePreferenceStore();
  const group = useId();
  const control = useRef<HTMLFieldSetElement>(null);
  const shown = (): Theme | null => {
    const pressed = control.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    return themes.find((theme) => theme === pressed) ?? null;
  };
  useTakeOver(shown, chosen, (theme) => change({ theme }));
  return (
    <fieldset ref={control} className={styles["themes"]}>
      <legend className={styles["legend"]}>{t`Theme`}</legend>
      {rows.map((row) => (
        <div key={row.length} className={styles["row"]} data-themes={row.length}>
          {row.map((theme) => (
            <label key={theme} className={styles["theme"]}>
              <input
                type="radio"
                className={styles["radio"]}
                name={group}
                value={theme}
                checked={theme === chosen}
                onChange={() => change({ theme })}
              />
              <span className={styles["frame"]}>
                <Sample theme={theme} />
              </span>
              <span className={styles["name"]}>{t(names[theme])}</span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const TYPED = "type";
const PENDING = "loop";

/** A few typed letters on the theme's paper. For the eye; the name says the rest. */
function Sample({ theme }: { readonly theme: Theme }) {
  return (
    <svg className={styles["sample"]} viewBox="0 0 120 64" aria-hidden="true">
      {theme === "system" ? (
        <>
          <Letters theme="light" />
          <svg x="60" width="60" height="64" viewBox="60 0 60 64">
            <Letters theme="dark" />
          </svg>
        </>
      ) : (
        <Letters theme={theme} />
      )}
    </svg>
  );
}

function Letters({ theme }: { readonly theme: Exclude<Theme, "system"> }) {
  const { paper, ink, accent, amber } = themeColors[theme];
  return (
    <>
      <rect width="120" height="64" fill={paper} />
      <text className={styles["letters"]} x="14" y="33" fill={ink}>
        {TYPED}
        <tspan fillOpacity="0.62">{PENDING}</tspan>
      </text>
      <rect x="56.2" y="14" width="2.2" height="25" fill={accent} />
      <rect x="14" y="46" width="38" height="7" rx="3.5" fill={accent} />
      <path fill={amber} d="M99 42.5l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z" />
    </>
  );
}
