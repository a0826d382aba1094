import type { Theme } from "../../platform/preferences/Preferences";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { usePreferenceStore } from "../../platform/preferences/usePreferenceStore";
import styles from "./ThemeSwitch.module.css";

const order: readonly { readonly theme: Theme; readonly name: string; readonly next: Theme; readonly path: string }[] = [
  { theme: "system", name: "as the system", next: "light", path: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16" },
  { theme: "light", name: "light", next: "dark", path: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" },
  { theme: "dark", name: "dark", next: "system", path: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" },
];

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const { theme } = usePreferences();
  const { change } = usePreferenceStore();
  const current = order.find((entry) => entry.theme === theme) ?? order[0];
  if (current === undefined) return null;
  return (
    <button type="button" className={styles["button"]} onClick={() => change({ theme: current.next })} aria-label={`Colours: ${current.name}. Change`} title={`Colours: ${current.name}`}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d={current.path} />
        {theme === "system" && <path d="M12 4a8 8 0 1 0 0 16z" fill="currentColor" />}
      </svg>
    </button>
  );
}
