import { useSyncExternalStore } from "react";
import { RouterProvider } from "react-router-dom";
import { Frame } from "./Frame";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { reportCaught } from "./relay/reportCaught";
import { inBrowser, type Rendering } from "./rendering/RenderingContext";
import type { PersonWatch } from "./watchPerson";

/** The whole application for whoever is at the keyboard. */
export function App({
  people,
  rendering = inBrowser,
}: {
  readonly people: PersonWatch;
  readonly rendering?: Rendering;
}) {
  const { turn, environment, router } = useSyncExternalStore(people.subscribe, people.current, people.current);
  return (
    <Frame
      preferences={browserPreferences()}
      environment={environment}
      rendering={turn === 1 ? rendering : inBrowser}
      turn={turn}
    >
      <RouterProvider router={router} onError={reportCaught} />
    </Frame>
  );
}
