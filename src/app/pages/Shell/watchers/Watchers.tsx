import { lazy, Suspense, useEffect, useState } from "react";
import { loadSentry } from "../../../platform/errorReporting/errorReporting";
import { loadWithCatalogue } from "../../../platform/locale/i18n";
import { readPageConfig } from "../../../platform/readPageConfig";
import { whenIdle } from "../../../platform/whenIdle";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";

const PageTraces = lazy(async () => {
  await loadSentry(readPageConfig().sentryDsn ?? "");
  return { default: (await import("./PageTraces")).PageTraces };
});
const PageViews = lazy(async () => {
  const module = await loadWithCatalogue("PageViews", import("./PageViews"));
  return { default: module.PageViews };
});

/**
 * Analytics and traces for the host. Nothing is loaded if none are configured, nor before the page is idle; and a
 * failure never breaks a page.
 */
export function Watchers() {
  const [{ sentryDsn, analyticsId }, setConfig] = useState<ReturnType<typeof readPageConfig>>({});
  useEffect(() => whenIdle(() => setConfig(readPageConfig())), []);

  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        {sentryDsn !== undefined && <PageTraces />}
        {analyticsId !== undefined && <PageViews id={analyticsId} />}
      </Suspense>
    </ErrorBoundary>
  );
}
