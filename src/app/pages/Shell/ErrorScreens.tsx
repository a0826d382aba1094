import { lazy, type ReactNode, Suspense } from "react";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { Skeleton } from "../../ui/primitives";

const loadScreens = () => loadWithCatalog("ShellErrors", import("./errors/RouteErrorScreen"));

const RouteErrorScreen = lazy(async () => ({ default: (await loadScreens()).RouteErrorScreen }));
const OfflineScreen = lazy(async () => ({ default: (await loadScreens()).OfflineScreen }));
export const NewVersionNotice = lazy(async () => ({ default: (await loadScreens()).NewVersionNotice }));

/** Loads them all early: when one is needed, the server may be unreachable or have a new version. */
export function preloadErrorScreens(): void {
  loadScreens().catch(() => undefined);
}

/** Shown if a page could not be shown. */
export function RouteErrors() {
  return (
    <ErrorScreen>
      <RouteErrorScreen />
    </ErrorScreen>
  );
}

/** Shown instead of a page that is loading while the server does not respond. */
export function Offline() {
  return (
    <ErrorScreen>
      <OfflineScreen code="NETWORK" />
    </ErrorScreen>
  );
}

/** An error screen, or a short notice if its code cannot be loaded either. */
function ErrorScreen({ children }: { readonly children: ReactNode }) {
  const notice = <ErrorNotice code="NETWORK" isPage onRetry={() => location.reload()} />;
  return (
    <ErrorBoundary rank="page" fallback={notice}>
      <Suspense fallback={<Skeleton size="block" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
