import "./global.css";
import { frameMessages } from "./frameMessages";
import { followAppearance } from "./platform/followAppearance";
import { startErrorReporting } from "./platform/errorReporting/startErrorReporting";
import { loadCatalogue } from "./platform/locale/catalogues";
import { browserPreferences } from "./platform/preferences/browserPreferences";
import { show } from "./show";

startErrorReporting();
followAppearance(browserPreferences());
// Not awaited at the top: the bundler would have to cut the first load into many small files.
void loadCatalogue(frameMessages, browserPreferences().locale()).then(show);
