import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { screenOf } from "../screens";
import { tracePage } from "./tracePage";

const now = (): number => performance.timeOrigin + performance.now();

/**
 * Tells how long this page took to load, and then each next screen: from leaving the one before until the new one
 * stands.
 */
export function usePageTraces(): void {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const leftMs = useRef<number | null>(null);

  useEffect(() => {
    const [load] = performance.getEntriesByType("navigation");
    if (!(load instanceof PerformanceNavigationTiming)) return;
    tracePage({
      op: "pageload",
      pattern: screenOf(location.pathname).pattern,
      startMs: performance.timeOrigin,
      endMs: performance.timeOrigin + load.domComplete,
    });
  }, []);

  useEffect(() => {
    if (state === "loading") {
      leftMs.current ??= now();
      return;
    }
    if (leftMs.current === null) return;
    tracePage({ op: "navigation", pattern: screenOf(pathname).pattern, startMs: leftMs.current, endMs: now() });
    leftMs.current = null;
  }, [state, pathname]);
}
