import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useId, useRef } from "react";
import { defaultAppearance, type Theme, themes } from "../../../../contract/appearance";
import { filesOf, readAppearance } from "../../../platform/preferences/appearance";
import { usePreferences, usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { useTakeOver } from "../../../ui/eventReplay";
import { themeColors } from "../../../ui/themes/themeColors";
import styles from "./ThemeSettings.module.css";

const names: Readonly<Record<Theme, MessageDescriptor>> = {
  system: msg`Same as system`,
  light: msg({ message: "Light", context: "colours" }),
  dark: msg({ message: "Dark", context: "colours" }),
  "contrast-light": msg({ message: "High contrast, light", context: "colours" }),
  "contrast-dark": msg({ message: "High contrast, dark", context: "colours" }),
  sepia: msg({ message: "Sepia", context: "colours" }),
  meadow: msg({ message: "Meadow", context: "colours" }),
  blossom: msg({ message: "Blossom", context: "colours" }),
  glacier: msg({ message: "Glacier", context: "colours" }),
  midnight: msg({ message: "Midnight", context: "colours" }),
  forest: msg({ message: "Forest", context: "colours" }),
  dusk: msg({ message: "Dusk", context: "colours" }),
  terminal: msg({ message: "Terminal", context: "colours" }),
};

const isPlain = (theme: Theme): boolean => filesOf({ ...defaultAppearance, theme }).length === 0;

/** Light, dark and high contrast; below them the themes with a character of their own. */
const rows = [themes.filter(isPlain), themes.filter((theme) => !isPlain(theme))];

/** The themes as radio buttons, each with a sample of its colors. */
export function ThemeSettings() {
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
