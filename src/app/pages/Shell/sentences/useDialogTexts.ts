import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { sentencesOnPage } from "./sentencesOnPage";

/**
 * Collects the texts of dialogs that were open on this page, because nothing behind an open dialog can be pressed.
 * @returns a function that reads them.
 */
export function useDialogTexts(): () => readonly string[] {
  const { pathname } = useLocation();
  const texts = useRef<{ readonly pathname: string; readonly found: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    const found = new Set<string>();
    texts.current = { pathname, found };
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLDialogElement) || !target.open || target.closest("[data-sentence-reports]"))
          continue;
        for (const text of sentencesOnPage(target, (shown) => shown)) found.add(text);
      }
    });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [pathname]);
  return useCallback(() => [...(texts.current?.found ?? [])], []);
}
