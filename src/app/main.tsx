import "./global.css";
import { startErrorReporting } from "./platform/errorReporting/errorReporting";
import { loadCatalogue } from "./platform/locale/i18n";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { readRenderedPage } from "./rendering/RenderedPageData";
import { whenIdle } from "./platform/whenIdle";
import { showLastResort } from "./ui/showLastResort";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App";
import { Document } from "./Frame";
import { setHydrationResponses } from "./relay/hydrationResponses";
import { reportRenderError } from "./relay/RequestError";
import { getToken } from "./relay/sessionToken";
import { inBrowser } from "./rendering/RenderingContext";
import { loadErrorMessages } from "./ui/errorMessages";
import { createSessionStore } from "./sessionStore";

// Not awaited at the top level, because the bundler would then split the first load into many small files.
async function begin(): Promise<void> {
  startErrorReporting();
  // A rendered page has its appearance already.
  const isRendered = readRenderedPage() !== null;
  await Promise.all([loadCatalogue("frame", browserPreferences().locale()), isRendered || startAppearance()]);
  await show();
  if (isRendered) whenIdle(() => void startAppearance());
  // In development, files change while a worker has them cached.
  if (process.env.NODE_ENV === "production")
    whenIdle(
      () =>
        void import("./platform/offline/registerServiceWorker")
          .then(({ registerServiceWorker }) => registerServiceWorker())
          .catch(() => undefined),
    );
}

const startAppearance = (): Promise<unknown> =>
  import("./platform/preferences/startAppearance")
    .then((module) => module.startAppearance(browserPreferences()))
    .catch(() => undefined);

begin().catch(showLastResort);

const onError = { onCaughtError: reportRenderError, onUncaughtError: showLastResort };

/** Shows the page: hydrates one that the server rendered with its data, or renders an empty one from the start. */
async function show(): Promise<void> {
  const page = readRenderedPage();
  const preferences = browserPreferences();
  const { signedIn } = preferences.current();
  const hasToken = getToken() !== null;
  const rendering =
    page === null
      ? inBrowser
      : { ...inBrowser, host: page.host, leavesViewer: signedIn, mistakesViewer: !signedIn && hasToken };
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
