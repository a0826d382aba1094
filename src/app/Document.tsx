import type { ReactNode } from "react";
import type { Locale } from "../contract/languages/languages";
import type { Preferences } from "./platform/preferences/Preferences";

type Props = {
  readonly locale: Locale;
  /** The preferences for the first render; afterwards followAppearance keeps the document up to date. */
  readonly preferences: Preferences;
  /**
   * Parts of the head that only the server writes: files and the host's configuration. The browser leaves them
   * unchanged.
   */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** A whole rendered page, which the browser hydrates. */
export function Document({ locale, preferences: { theme, contrast }, head, children }: Props) {
  return (
    <html lang={locale} data-theme={chosen(theme)} data-contrast={chosen(contrast)} suppressHydrationWarning>
      <head>{head}</head>
      <body>{children}</body>
    </html>
  );
}

/** Without an attribute, tokens.css follows the system. */
function chosen(preference: string): string | undefined {
  return preference === "system" ? undefined : preference;
}
