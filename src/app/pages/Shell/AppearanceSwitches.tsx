import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { localeNames } from "../../platform/locale/Locale";
import { useLocale } from "../../platform/locale/useLocale";
import type { Theme } from "../../platform/preferences/Preferences";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { BareButton } from "../../ui/Button";
import styles from "./AppearanceSwitches.module.css";

const order: readonly {
  readonly theme: Theme;
  readonly name: MessageDescriptor;
  readonly next: Theme;
  readonly path: string;
}[] = [
  {
    theme: "system",
    name: msg({ message: "as the system", context: "colours" }),
    next: "light",
    path: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16",
  },
  {
    theme: "light",
    name: msg({ message: "light", context: "colours" }),
    next: "dark",
    path:
      "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 " +
      "1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  },
  {
    theme: "dark",
    name: msg({ message: "dark", context: "colours" }),
    next: "system",
    path: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
  },
];

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const { theme } = usePreferences();
  const { change } = usePreferenceStore();
  const current = order.find((entry) => entry.theme === theme) ?? order[0];
  if (current === undefined) return null;
  const name = t(current.name);
  return (
    <BareButton
      className={styles["theme"]}
      onClick={() => change({ theme: current.next })}
      aria-label={t`Colours: ${name}. Change`}
      title={t`Colours: ${name}`}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={current.path} />
        {theme === "system" && <path d="M12 4a8 8 0 1 0 0 16z" fill="currentColor" />}
      </svg>
    </BareButton>
  );
}

/** Changes to the other language, by its own name. */
export function LocaleSwitch() {
  const other = useLocale() === "nl-NL" ? "en-US" : "nl-NL";
  const { change } = usePreferenceStore();
  return (
    <BareButton className={styles["locale"]} lang={other} onClick={() => change({ locale: other })}>
      {localeNames[other]}
    </BareButton>
  );
}
