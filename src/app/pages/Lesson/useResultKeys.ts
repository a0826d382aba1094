import { type RefObject, useEffect, useRef } from "react";
import type { EndReason } from "../../typing/TypingRun";

/** Who has not typed for so long means what they press. */
const PAUSE_MS = 700;
/** The end of the time takes people by surprise: they type on for a while. */
const SURPRISED_PAUSE_MS = 2000;

/**
 * The focus goes to what comes next (`data-goes-on`), so that Enter goes on, and Esc leaves. The keys of somebody who
 * is still typing press nothing.
 * @param reason why the run is over.
 */
export function useResultKeys(section: RefObject<HTMLElement | null>, reason: EndReason, onEscape: () => void): void {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  }, [onEscape]);

  useEffect(() => {
    section.current?.querySelector<HTMLElement>("[data-goes-on]")?.focus({ preventScroll: true });
  }, [section]);

  useEffect(() => {
    const pause = reason === "time" ? SURPRISED_PAUSE_MS : PAUSE_MS;
    let last = performance.now();
    let isRefused = false;
    const hear = (event: KeyboardEvent): void => {
      const isCalm = performance.now() - last >= pause;
      last = performance.now();
      if (event.key === "Escape" && !event.defaultPrevented && document.querySelector("dialog[open]") === null)
        escape.current();
      isRefused = (event.key === " " || event.key === "Enter") && !isCalm;
      if (isRefused) event.preventDefault();
    };
    // A space presses when it is let go.
    const letGo = (event: KeyboardEvent): void => {
      if (isRefused && event.key === " ") event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    document.addEventListener("keyup", letGo);
    return () => {
      document.removeEventListener("keydown", hear);
      document.removeEventListener("keyup", letGo);
    };
  }, [reason]);
}
