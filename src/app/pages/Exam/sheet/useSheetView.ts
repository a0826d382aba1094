import { useLayoutEffect, type RefObject } from "react";
import type { CopyRun } from "./CopyRun";
import { SheetView, type SheetElements } from "./SheetView";

/**
 * Draws an attempt into the sheet's elements for as long as both are there, whatever becomes of their width and font.
 */
export function useSheetView(
  run: CopyRun,
  text: string,
  elements: { readonly [Name in keyof SheetElements]: RefObject<SheetElements[Name] | null> },
): void {
  const { source, bar, typed, caret, provisional, field } = elements;
  useLayoutEffect(() => {
    if (!source.current || !bar.current || !typed.current || !caret.current || !provisional.current || !field.current)
      return;
    const found = {
      source: source.current,
      bar: bar.current,
      typed: typed.current,
      caret: caret.current,
      provisional: provisional.current,
      field: field.current,
    };
    const view = new SheetView(found, run, text);
    const resize = (): void => view.resize();
    const observer = typeof ResizeObserver === "function" ? new ResizeObserver(resize) : null;
    observer?.observe(found.source);
    // The width of a character is another one once the font has come.
    document.fonts?.addEventListener("loadingdone", resize);
    return () => {
      observer?.disconnect();
      document.fonts?.removeEventListener("loadingdone", resize);
      view.remove();
    };
  }, [run, text, source, bar, typed, caret, provisional, field]);
}
