import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusNewPage, keepFocus } from "../../../platform/focus/keepFocus";

/** The path of the page that the browser loaded; null once a page of this session, or of the one before, was shown. */
let loaded = firstPath();

/** Moves the focus to the heading of each page that is navigated to, and keeps it on the page. Renders nothing. */
export function PageFocus() {
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
