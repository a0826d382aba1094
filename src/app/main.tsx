import "./global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { followAppearance } from "./platform/followAppearance";
import { browserPreferences } from "./platform/preferences/browserPreferences";
import { reportCaught } from "./relay/reportCaught";
import { watchPerson } from "./watchPerson";

followAppearance(browserPreferences());

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has lost its #root");

createRoot(place, { onCaughtError: reportCaught }).render(
  <StrictMode>
    <App people={watchPerson()} />
  </StrictMode>,
);
