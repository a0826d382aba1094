import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { ForViewer } from "../../rendering/ForViewer";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { InPageLink } from "../../ui/InPageLink";
import { NoticeRegion } from "../../ui/notices";
import { usePreloadErrorMessages } from "../../ui/errorMessages";
import { useKeptRuns } from "../Practice/saving/useKeptRuns";
import { Account } from "./Account";
import { AccountFallback } from "./AccountFallback";
import { AccountSkeleton } from "./AccountSkeleton";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { Hydrated } from "./Hydrated";
import { NewVersion } from "./NewVersion";
import { PageSkeleton } from "./PageSkeleton";
import styles from "./Shell.module.css";
import { Shortcuts } from "./Shortcuts";
import { useServerProbe } from "./useServerProbe";
import { useSessionNotices } from "./useSessionNotices";
import { useViewerReference } from "./useViewerReference";
import { Watchers } from "./watchers/Watchers";

/**
 * The frame around every page. The page does not wait for the answer to who is looking, and the frame does not wait for
 * the page.
 */
export function Shell() {
  const { t } = useLingui();
  const viewerReference = useViewerReference();
  useSessionNotices();
  useServerProbe();
  useKeptRuns();
  usePreloadErrorMessages();

  return (
    <div className={styles["shell"]}>
      <InPageLink className={styles["skip"]} to="main">
        {t`Skip to the page`}
      </InPageLink>
      <Header>
        <ForViewer fallback={<AccountSkeleton />}>
          <Suspense fallback={<AccountSkeleton />}>
            <ErrorBoundary key={viewerReference.fetchKey} rank="part" fallback={<AccountFallback />}>
              <Account queryReference={viewerReference} />
            </ErrorBoundary>
          </Suspense>
        </ForViewer>
      </Header>
      <main id="main" className={styles["main"]} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <Watchers />
      <NewVersion />
      <Footer />
      <Shortcuts />
      <NoticeRegion />
    </div>
  );
}
