import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { LocaleProvider } from "./platform/locale/LocaleProvider";
import type { PreferenceStore } from "./platform/preferences/Preferences";
import { PreferencesContext } from "./platform/preferences/usePreferences";
import { type Rendering, RenderingContext } from "./rendering/RenderingContext";
import { ErrorBoundary } from "./ui/ErrorBoundary";
import { ScriptNotice } from "./ui/Notice";

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
