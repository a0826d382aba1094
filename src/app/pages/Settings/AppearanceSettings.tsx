import type { Contrast, Theme } from "../../platform/preferences/Preferences";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { usePreferenceStore } from "../../platform/preferences/usePreferenceStore";
import { Card } from "../../ui/Card";
import { SegmentedControl } from "../../ui/SegmentedControl";
import styles from "./AppearanceSettings.module.css";

const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const contrasts: readonly { readonly value: Contrast; readonly label: string }[] = [
  { value: "system", label: "As the system" },
  { value: "more", label: "High" },
];

/** How the pages look in this browser. Takes effect at once. */
export function AppearanceSettings() {
  const { theme, contrast } = usePreferences();
  const { change } = usePreferenceStore();
  return (
    <Card title="Appearance" lead="Kept in this browser.">
      <div className={styles["choices"]}>
        <SegmentedControl label="Colours" options={themes} value={theme} onChange={(value) => change({ theme: value })} />
        <SegmentedControl label="Contrast" options={contrasts} value={contrast} onChange={(value) => change({ contrast: value })} />
      </div>
    </Card>
  );
}
