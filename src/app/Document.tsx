import type { ReactNode } from "react";
import type { Locale } from "./platform/locale/Locale";
import type { Preferences } from "./platform/preferences/Preferences";

type Props = {
  readonly locale: Locale;
  /** Those of the first picture; afterwards followAppearance keeps the document as they are. */
  readonly preferences: Preferences;
  /** What only the server writes into the head: files and the host's settings. The browser leaves it as it finds it. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** A whole page of the server, which the browser takes over as it is. */
export function Document({ locale, preferences: { theme, contrast }, head, children }: Props) {
  return (
    <html lang={locale} data-theme={chosen(theme)} data-contrast={chosen(contrast)} suppressHydrationWarning>
      <head>{head}</head>
      <body>{children}</body>
    </html>
  );
}

/** tokens.css follows the system where nothing is said. */
function chosen(preference: string): string | undefined {
  return preference === "system" ? undefined : preference;
}
