import { RouterProvider } from "react-router-dom";
import { Frame } from "./Frame";
import type { Store } from "./platform/createStore";
import { useStore } from "./platform/useStore";
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
