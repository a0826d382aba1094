import { useSyncExternalStore } from "react";
import { Outlet } from "react-router-dom";
import { PageSkeleton } from "./PageSkeleton";

const never = () => () => undefined;

/** Around pages that only the browser can draw: they show its own clock and measures. */
export function BrowserPages() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? <Outlet /> : <PageSkeleton />;
}
