import { useSyncExternalStore } from "react";
import { HelmetProvider } from "react-helmet-async";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import type { PersonWatch } from "./watchPerson";
import { ErrorBoundary } from "./ui/ErrorBoundary";

/** The whole application for whoever is at the keyboard. */
export function App({ people }: { readonly people: PersonWatch }) {
  const person = useSyncExternalStore(people.subscribe, people.current);
  return (
    <ErrorBoundary rank="root">
      <HelmetProvider>
        <RelayEnvironmentProvider key={person.turn} environment={person.environment}>
          <RouterProvider router={person.router} />
        </RelayEnvironmentProvider>
      </HelmetProvider>
    </ErrorBoundary>
  );
}
