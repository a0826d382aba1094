import { useLingui } from "@lingui/react/macro";
import { languages } from "../../contract/languages/languages";
import { type SpeedUnit, unitsPerWpm } from "../../engine/metrics/rates";
import { useLanguage } from "../platform/locale/useLocale";
import { usePreferences } from "../platform/preferences/usePreferences";

/** The unit in which this person reads speeds: the chosen one, or that of the interface's language. */
export function useSpeedUnit(): SpeedUnit {
  const language = useLanguage();
  return usePreferences().speedUnit ?? languages[language].speedUnit;
}

/** How many of that unit one word per minute is, and its short name. What is stored and compared stays in words. */
export function useShortUnit(): { readonly perWpm: number; readonly unit: string } {
  const { t } = useLingui();
  const unit = useSpeedUnit();
  return { perWpm: unitsPerWpm(unit), unit: unit === "CPM" ? t`cpm` : t`wpm` };
}
