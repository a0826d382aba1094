import type { ReactNode } from "react";
import type { Locale } from "../contract/languages/languages";
import type { AppearanceAttributes } from "./platform/preferences/appearance";

type Props = {
  readonly locale: Locale;
  /** Only on the server; in the browser, followAppearance keeps them up to date. */
  readonly attributes?: AppearanceAttributes;
  /**
   * Parts of the head that only the server writes: files and the host's configuration. The browser leaves them
   * unchanged.
   */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** A whole rendered page, which the browser hydrates. */
export function Document({ locale, attributes, head, children }: Props) {
  return (
    <html lang={locale} {...attributes} suppressHydrationWarning>
      <head>{head}</head>
      <body>{children}</body>
    </html>
  );
}
