import { useEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus in a list whose rows have buttons that remove or change their row. When the focused button goes, the
 * row that is now in its place gets the focus, or the whole element once the list is empty.
 * @param keys of the rows, each with everything that changes the buttons of its row.
 * @returns a ref for an element around the list, with a `tabIndex` of -1.
 */
export function useRowFocus(keys: readonly string[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(keys);
  useEffect(() => {
    const gone = before.current.findIndex((key) => !keys.includes(key));
    before.current = keys;
    if (gone === -1 || document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll("li") ?? [];
    const next = rows[Math.min(gone, rows.length - 1)]?.querySelector("button");
    (next ?? list.current)?.focus();
  });
  return list;
}
