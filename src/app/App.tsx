import { useEffect } from "react";
import { RouterProvider } from "react-router-dom";
import { Frame } from "./Frame";
import type { Store } from "./platform/createStore";
import { useStore } from "./platform/useStore";
import { shareAppearance } from "./platform/preferences/appearance";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { reportRenderError } from "./relay/RequestError";
import { inBrowser, type Rendering } from "./rendering/RenderingContext";
import type { Session } from "./sessionStore";

/** The application in the browser. */
export function App({
  sessions,
  rendering = inBrowser,
}: {
  readonly sessions: Store<Session>;
  readonly rendering?: Rendering;
}) {
  const { epoch, environment, router } = useStore(sessions);
  // Not before the page has hydrated: until then it is in the language that the server rendered it in.
  useEffect(() => shareAppearance(browserPreferences(), document.cookie), []);
  return (
    <Frame
      preferences={browserPreferences()}
      environment={environment}
      rendering={epoch === 1 ? rendering : inBrowser}
      epoch={epoch}
    >
      <RouterProvider router={router} onError={reportRenderError} />
    </Frame>
  );
}
