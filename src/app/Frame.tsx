import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { LocaleProvider } from "./platform/locale/useLocale";
import type { AppearanceAttributes } from "./platform/preferences/appearance";
import type { PreferenceStore } from "./platform/preferences/Preferences";
import { PreferencesContext } from "./platform/preferences/usePreferences";
import { type Rendering, RenderingContext } from "./rendering/RenderingContext";
import { ErrorBoundary } from "./ui/ErrorBoundary";
import { ScriptNotice } from "./ui/Notice";
import type { Locale } from "../contract/languages/languages";

type Props = {
  readonly preferences: PreferenceStore;
  readonly environment: IEnvironment;
  readonly rendering: Rendering;
  /** Changes with each session, which starts again. */
  readonly epoch: number;
  /** The router, which differs on server and browser. */
  readonly children: ReactNode;
};

/** Everything around the pages, the same on the server and in the browser. */
export function Frame({ preferences, environment, rendering, epoch, children }: Props) {
  return (
    <PreferencesContext value={preferences}>
      <RenderingContext value={rendering}>
        <LocaleProvider>
          <ScriptNotice />
          <ErrorBoundary rank="root">
            <RelayEnvironmentProvider key={epoch} environment={environment}>
              {children}
            </RelayEnvironmentProvider>
          </ErrorBoundary>
        </LocaleProvider>
      </RenderingContext>
    </PreferencesContext>
  );
}

type DocumentProps = {
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
export function Document({ locale, attributes, head, children }: DocumentProps) {
  return (
    <html lang={locale} {...attributes} suppressHydrationWarning>
      <head>{head}</head>
      <body>{children}</body>
    </html>
  );
}
