import { Outlet } from "react-router-dom";
import { useIsInBrowser } from "../../ui/InBrowser";
import { PageSkeleton } from "./PageSkeleton";

/** Around pages that only the browser can draw: they show its own clock and measures. */
export function BrowserPages() {
  return useIsInBrowser() ? <Outlet /> : <PageSkeleton />;
}
