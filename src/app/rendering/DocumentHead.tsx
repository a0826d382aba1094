import type { PageConfig, PageAssets, PageFiles } from "../../contract/page";
import { recordSubmitScript, recordClickScript } from "../ui/eventReplay";
import type { Locale } from "../../contract/languages/languages";
import type { Appearance, Theme } from "../../contract/appearance";
import { followsContrast, filesOf } from "../platform/preferences/appearance";
import { printJson } from "./RenderedPageData";
import { colorSchemes, manifestPath } from "../../contract/wire";
import { themeColors } from "../ui/themes/themeColors";

type Props = {
  readonly locale: Locale;
  readonly appearance: Appearance;
  readonly assets: PageAssets;
  /** Files that this page needs in addition to the first load. */
  readonly parts: readonly PageFiles[];
  /** The script that takes keys before hydration, and so comes first; null if there is nothing to type. */
  readonly early: PageFiles | null;
  readonly page: PageConfig;
  readonly nonce: string;
};

/** The only preference that browsers do not send to the server. After this, followAppearance keeps it up to date. */
const followContrast =
  'if(!document.documentElement.dataset.contrast&&matchMedia("(prefers-contrast: ' +
  'more)").matches)document.documentElement.dataset.contrast="more"';

/**
 * The head of every page: its appearance, its files in the order in which they are needed, and the host's
 * configuration.
 */
export function DocumentHead({ locale, appearance, assets, parts, early, page, nonce }: Props) {
  const chosen = filesOf(appearance).flatMap((file) => assets.parts[file] ?? []);
  const files = [assets.entry, ...parts, ...chosen];
  const styles = unique(files.flatMap((part) => part.styles));
  const scripts = unique([...(early?.scripts ?? []), ...[assets.entry, ...parts].flatMap((part) => part.scripts)]);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {assets.icon !== null && <link rel="icon" href={assets.icon} type="image/svg+xml" />}
      <InstallLinks locale={locale} theme={appearance.theme} touchIcon={assets.touchIcon} />
      {[assets.entry, ...chosen]
        .flatMap(({ fonts }) => fonts)
        .map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="app" />
      ))}
      {scripts.map((href) => (
        <link
          key={href}
          rel="modulepreload"
          href={href}
          fetchPriority={early === null || early.scripts.includes(href) ? undefined : "low"}
        />
      ))}
      {followsContrast(appearance.theme) && (
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: followContrast }} />
      )}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${recordSubmitScript};${recordClickScript}` }} />
      <script type="application/json" id="typeloop-config" dangerouslySetInnerHTML={{ __html: printJson(page) }} />
    </>
  );
}

const unique = (addresses: readonly string[]): readonly string[] => [...new Set(addresses)];

type InstallLinksProps = {
  readonly locale: Locale;
  readonly theme: Theme;
  /** For home screens that do not read the manifest; null if there is none. */
  readonly touchIcon: string | null;
};

/** Links with which browsers install Typeloop, and the color of the browser's own bars. */
function InstallLinks({ locale, theme, touchIcon }: InstallLinksProps) {
  return (
    <>
      <link rel="manifest" href={manifestPath(locale)} />
      {touchIcon !== null && <link rel="apple-touch-icon" href={touchIcon} />}
      {theme === "system" ? (
        colorSchemes.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={themeColors[scheme].paper}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))
      ) : (
        <meta name="theme-color" content={themeColors[theme].paper} />
      )}
    </>
  );
}
