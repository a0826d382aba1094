import type { ReactNode } from "react";
import { useIsInBrowser } from "../platform/useIsInBrowser";

/**
 * What only the browser can draw, with what stands there until then. It asks by itself: were its parent to ask, coming
 * alive would render that again, and with it
 * whatever still waits to come alive.
 */
export function InBrowser({ children, fallback }: { readonly children: ReactNode; readonly fallback: ReactNode }) {
  return useIsInBrowser() ? children : fallback;
}
