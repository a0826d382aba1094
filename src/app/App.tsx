import { RouterProvider } from "react-router-dom";
import { Frame, Document } from "./Frame";
import { type Store } from "./platform/createStore";
import { useStore } from "./platform/useStore";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { reportRenderError } from "./relay/RequestError";
import { inBrowser, type Rendering } from "./rendering/RenderingContext";
import { type Session, createSessionStore } from "./sessionStore";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { setHydrationResponses } from "./relay/hydrationResponses";
import { getToken } from "./relay/sessionToken";
import { readRenderedPage } from "./platform/renderedPage";
import { loadErrorMessages } from "./ui/errorMessages";
import { showLastResort } from "./ui/ErrorBoundary";

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

const onError = { onCaughtError: reportRenderError, onUncaughtError: showLastResort };

/** Shows the page: hydrates one that the server rendered with its data, or renders an empty one from the start. */
export async function show(): Promise<void> {
  const page = readRenderedPage();
  const preferences = browserPreferences();
  const { signedIn } = preferences.current();
  const hasToken = getToken() !== null;
  const rendering =
    page === null
      ? inBrowser
      : {
          ...inBrowser,
          host: page.host,
          isSecure: page.isSecure,
          leavesViewer: signedIn,
          mistakesViewer: !signedIn && hasToken,
        };
  // If the server left out what depends on the viewer, responses for visitors are only used without a token.
  if (page !== null) setHydrationResponses(page, !signedIn || !hasToken);
  const sessions = createSessionStore();
  const app = <App sessions={sessions} rendering={rendering} />;

  const place = document.getElementById("root");
  if (place !== null) {
    createRoot(place, onError).render(<StrictMode>{app}</StrictMode>);
    return;
  }
  await Promise.all([sessions.get().ready, page?.hasErrorMessages && loadErrorMessages(preferences.locale())]);
  hydrateRoot(
    document,
    <StrictMode>
      <Document locale={preferences.locale()}>{app}</Document>
    </StrictMode>,
    { ...onError, onRecoverableError: reportRenderError },
  );
}
