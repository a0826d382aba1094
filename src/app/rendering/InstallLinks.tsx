import { manifestPath, paperColors } from "../../contract/wire";
import type { Locale } from "../platform/locale/Locale";
import type { Theme } from "../platform/preferences/Preferences";

type Props = {
  readonly locale: Locale;
  readonly theme: Theme;
  /** For home screens that read no manifest; null when there is none. */
  readonly touchIcon: string | null;
};

const schemes = ["light", "dark"] as const;

/** What a browser reads to install Typeloop, and to colour what surrounds the page. */
export function InstallLinks({ locale, theme, touchIcon }: Props) {
  return (
    <>
      <link rel="manifest" href={manifestPath(locale)} />
      {touchIcon !== null && <link rel="apple-touch-icon" href={touchIcon} />}
      {theme === "system" ? (
        schemes.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={paperColors[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))
      ) : (
        <meta name="theme-color" content={paperColors[theme]} />
      )}
    </>
  );
}
