import { lazy, Suspense, useEffect, useRef } from "react";
import { loadSentry } from "../../../platform/errorReporting/errorReporting";
import { loadWithCatalog } from "../../../platform/locale/i18n";
import { readPageConfig } from "../../../platform/readPageConfig";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { useLocation } from "react-router-dom";
import { focusNewPage, keepFocus } from "../../../platform/focus/keepFocus";

const PageTraces = lazy(async () => {
  await loadSentry(readPageConfig().sentryDsn ?? "");
  return { default: (await import("../../../platform/errorReporting/sentry")).PageTraces };
});
const AnnouncementNotices = lazy(async () => {
  const module = await loadWithCatalog("ShellAnnouncements", import("../announcements/AnnouncementNotices"));
  return { default: module.AnnouncementNotices };
});
const PageViews = lazy(async () => {
  const module = await loadWithCatalog("PageViews", import("./PageViews"));
  return { default: module.PageViews };
});

/**
 * What follows the user from page to page: the focus, announcements of the admins, and analytics and traces for the
 * host. Nothing is loaded of those that are not configured; and a failure never breaks a page.
 */
export function Watchers() {
  const { sentryDsn, analyticsId } = readPageConfig();

  return (
    <>
      <PageFocus />
      <ErrorBoundary rank="part" fallback={null}>
        <Suspense>
          <AnnouncementNotices />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary rank="part" fallback={null}>
        <Suspense>
          {sentryDsn !== undefined && <PageTraces />}
          {analyticsId !== undefined && <PageViews id={analyticsId} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** The path of the page that the browser loaded; null once a page of this session, or of the one before, was shown. */
let loaded = firstPath();

/** Moves the focus to the heading of each page that is navigated to, and keeps it on the page. Renders nothing. */
function PageFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(keepFocus, []);
  useEffect(() => {
    // The page that was loaded is as the browser shows it. Before this came there may have been another navigation.
    if (loaded !== shown.current) focusNewPage("lost");
    loaded = null;
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Otherwise the page moves it to the place that the address names.
    if (hash === "") focusNewPage();
  }, [pathname, hash]);
  return null;
}

function firstPath(): string | null {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? [];
  return navigation === undefined ? location.pathname : new URL(navigation.name, location.href).pathname;
}
