import type { Theme } from "../../contract/appearance";
import { colorSchemes, manifestPath, paperColors } from "../../contract/wire";
import type { Locale } from "../../contract/languages/languages";
import { themeColors } from "../ui/themes/themeColors";

type Props = {
  readonly locale: Locale;
  readonly theme: Theme;
  /** For home screens that do not read the manifest; null if there is none. */
  readonly touchIcon: string | null;
};

/** Links with which browsers install Typeloop, and the color of the browser's own bars. */
export function InstallLinks({ locale, theme, touchIcon }: Props) {
  return (
    <>
      <link rel="manifest" href={manifestPath(locale)} />
      {touchIcon !== null && <link rel="apple-touch-icon" href={touchIcon} />}
      {theme === "system" ? (
        colorSchemes.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={paperColors[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))
      ) : (
        <meta name="theme-color" content={themeColors[theme].paper} />
      )}
    </>
  );
}
