import { useSyncExternalStore } from "react";
import { HelmetProvider } from "react-helmet-async";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import { LocaleProvider } from "./platform/locale/LocaleProvider";
import { reportCaught } from "./relay/reportCaught";
import { ErrorBoundary } from "./ui/ErrorBoundary";
import type { PersonWatch } from "./watchPerson";

/** The whole application for whoever is at the keyboard. */
export function App({ people }: { readonly people: PersonWatch }) {
  const person = useSyncExternalStore(people.subscribe, people.current);
  return (
    <LocaleProvider>
      <ErrorBoundary rank="root">
        <HelmetProvider>
          <RelayEnvironmentProvider key={person.turn} environment={person.environment}>
            <RouterProvider router={person.router} onError={reportCaught} />
          </RelayEnvironmentProvider>
        </HelmetProvider>
      </ErrorBoundary>
    </LocaleProvider>
  );
}
