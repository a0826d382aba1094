import "./global.css";
import { followAppearance } from "./platform/preferences/appearance";
import { startErrorReporting } from "./platform/errorReporting/errorReporting";
import { loadCatalogue } from "./platform/locale/i18n";
import { browserPreferences } from "./platform/preferences/usePreferences";

import { whenIdle } from "./platform/whenIdle";
import { show } from "./show";
import { showLastResort } from "./ui/showLastResort";

// Not awaited at the top level, because the bundler would then split the first load into many small files.
async function begin(): Promise<void> {
  startErrorReporting();
  followAppearance(browserPreferences());
  await loadCatalogue("frame", browserPreferences().locale());
  await show();
  // In development, files change while a worker has them cached.
  if (process.env.NODE_ENV === "production")
    whenIdle(
      () =>
        void import("./platform/offline/registerServiceWorker")
          .then(({ registerServiceWorker }) => registerServiceWorker())
          .catch(() => undefined),
    );
}

begin().catch(showLastResort);
