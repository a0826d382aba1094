import { lazy, Suspense } from "react";
import { loadSentry } from "../../../platform/errorReporting/errorReporting";
import { loadWithCatalogue } from "../../../platform/locale/i18n";
import { readPageConfig } from "../../../platform/readPageConfig";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { PageFocus } from "./PageFocus";

const PageTraces = lazy(async () => {
  await loadSentry(readPageConfig().sentryDsn ?? "");
  return { default: (await import("./PageTraces")).PageTraces };
});
const PageViews = lazy(async () => {
  const module = await loadWithCatalogue("PageViews", import("./PageViews"));
  return { default: module.PageViews };
});

/**
 * What follows the user from page to page: the focus, and analytics and traces for the host. Nothing is loaded of those
 * that are not configured; and a failure never breaks a page.
 */
export function Watchers() {
  const { sentryDsn, analyticsId } = readPageConfig();

  return (
    <>
      <PageFocus />
      <ErrorBoundary rank="part" fallback={null}>
        <Suspense>
          {sentryDsn !== undefined && <PageTraces />}
          {analyticsId !== undefined && <PageViews id={analyticsId} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
