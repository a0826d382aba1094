import "./global.css";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { App } from "./App";
import { frameMessages } from "./frameMessages";
import { followAppearance } from "./platform/followAppearance";
import { loadCatalogue } from "./platform/locale/catalogues";
import { startErrorReporting } from "./platform/errorReporting/startErrorReporting";
import { browserPreferences } from "./platform/preferences/browserPreferences";
import { reportCaught } from "./relay/reportCaught";
import { showLastResort } from "./ui/showLastResort";
import { watchPerson } from "./watchPerson";

startErrorReporting();
followAppearance(browserPreferences());

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has lost its #root");

function start(root: Root): void {
  root.render(
    <StrictMode>
      <App people={watchPerson()} />
    </StrictMode>,
  );
}

const root = createRoot(place, { onCaughtError: reportCaught, onUncaughtError: showLastResort });
// Not awaited at the top: the bundler would have to cut the first load into many small files.
void loadCatalogue(frameMessages, browserPreferences().locale()).then(() => start(root));
