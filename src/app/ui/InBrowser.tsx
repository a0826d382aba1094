import { type ReactNode, useSyncExternalStore, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../platform/whenIdle";
import { ErrorBoundary } from "./ErrorBoundary";

/**
 * Renders its children in the browser only, and the fallback until then. It has its own state: a change in its parent
 * would render everything below again during hydration.
 */
export function InBrowser({ children, fallback }: { readonly children: ReactNode; readonly fallback: ReactNode }) {
  return useIsInBrowser() ? children : fallback;
}

const never = () => () => undefined;

/** False on the server and during hydration, for what only the browser can render. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

type IdleSlotProps = {
  /** Whether it is loaded at once instead. Such a slot is only rendered in the browser. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
};

/** Content that is loaded once the page is idle. If that fails, the page works without it. */
export function IdleSlot({ isUrgent = false, children }: IdleSlotProps) {
  const [isIdle, setIdle] = useState(isUrgent);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <ErrorBoundary rank="part" fallback={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
