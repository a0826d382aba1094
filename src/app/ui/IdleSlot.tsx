import { type ReactNode, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../platform/whenIdle";
import { ErrorBoundary } from "./ErrorBoundary";

/** Content that is loaded once the page is idle. If that fails, the page works without it. */
export function IdleSlot({ children }: { readonly children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <ErrorBoundary rank="part" fallback={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
