import "./global.css";
import { startErrorReporting } from "./platform/errorReporting/errorReporting";
import { loadCatalog } from "./platform/locale/i18n";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { readRenderedPage } from "./platform/renderedPage";
import { whenIdle } from "./platform/whenIdle";
import { show } from "./App";
import { showLastResort } from "./ui/ErrorBoundary";

// Not awaited at the top level, because the bundler would then split the first load into many small files.
async function begin(): Promise<void> {
  startErrorReporting();
  // A rendered page has its appearance already.
  const isRendered = readRenderedPage() !== null;
  await Promise.all([loadCatalog("frame", browserPreferences().locale()), isRendered || startAppearance()]);
  await show();
  if (isRendered) whenIdle(() => void startAppearance());
  // In development, files change while a worker has them cached.
  if (process.env.NODE_ENV === "production")
    whenIdle(
      () =>
        void import("./registerServiceWorker")
          .then(({ registerServiceWorker }) => registerServiceWorker())
          .catch(() => undefined),
    );
}

const startAppearance = (): Promise<unknown> =>
  import("./platform/preferences/followAppearance")
    .then((module) => module.startAppearance(browserPreferences()))
    .catch(() => undefined);

begin().catch(showLastResort);
