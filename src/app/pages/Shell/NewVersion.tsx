import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { whenIdle } from "../../platform/whenIdle";
import { isNewVersionAvailable, subscribeToNewVersion } from "../../relay/connectionState";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const loadNotice = async () => ({ default: (await import("./NewVersionNotice")).NewVersionNotice });
const NewVersionNotice = lazy(loadNotice);

/**
 * Offers a new version of Typeloop once the server has left this page's release behind. What says so is fetched early:
 * later it may be gone with that release.
 */
export function NewVersion() {
  const isAvailable = useSyncExternalStore(subscribeToNewVersion, isNewVersionAvailable, () => false);
  useEffect(() => whenIdle(() => void loadNotice().catch(() => undefined)), []);

  return (
    isAvailable && (
      <ErrorBoundary rank="part" fallback={null}>
        <Suspense>
          <NewVersionNotice />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
