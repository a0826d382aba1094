import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App";
import { Document } from "./Document";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { holdRenderedAnswers } from "./relay/renderedAnswers";
import { reportCaught } from "./relay/reportCaught";
import { getToken } from "./relay/sessionToken";
import { readRenderedPage } from "./rendering/readRenderedPage";
import { inBrowser } from "./rendering/RenderingContext";
import { loadErrorMessages } from "./ui/errorMessages";
import { showLastResort } from "./ui/showLastResort";
import { watchPerson } from "./watchPerson";

const onError = { onCaughtError: reportCaught, onUncaughtError: showLastResort };

/** Brings the page alive: one that the server rendered from its own data, an empty one from the start. */
export async function show(): Promise<void> {
  const page = readRenderedPage();
  const preferences = browserPreferences();
  const { signedIn } = preferences.current();
  const hasToken = getToken() !== null;
  const rendering =
    page === null
      ? inBrowser
      : { ...inBrowser, host: page.host, leavesViewer: signedIn, mistakesViewer: !signedIn && hasToken };
  // Where the server left out what depends on who looks, only somebody without a token is answered as nobody.
  if (page !== null) holdRenderedAnswers(page, !signedIn || !hasToken);
  const people = watchPerson();
  const app = <App people={people} rendering={rendering} />;

  const place = document.getElementById("root");
  if (place !== null) {
    createRoot(place, onError).render(<StrictMode>{app}</StrictMode>);
    return;
  }
  await Promise.all([people.current().ready, page?.saysErrors && loadErrorMessages(preferences.locale())]);
  hydrateRoot(
    document,
    <StrictMode>
      <Document locale={preferences.locale()} preferences={preferences.current()}>
        {app}
      </Document>
    </StrictMode>,
    { ...onError, onRecoverableError: reportCaught },
  );
}
