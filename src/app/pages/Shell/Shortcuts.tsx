import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../../platform/whenIdle";
import { isTypingTarget } from "../../typing/useTypeAnywhere";

const load = async () => ({ default: (await import("./ShortcutDialog")).ShortcutDialog });
const ShortcutDialog = lazy(load);

/**
 * Opens the list of keys with `?`, wherever nothing is being typed; a line that waits for its first key counts as
 * nothing, unless that key is
 * the question mark. The list is loaded once the page is idle, or when it is asked for.
 */
export function Shortcuts() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");

  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        event.key !== "?" ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isText(event.target)
      )
        return;
      event.preventDefault();
      setState("open");
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);

  if (state === "never") return null;
  return (
    <Suspense>
      <ShortcutDialog isOpen={state === "open"} onClose={() => setState("closed")} />
    </Suspense>
  );
}

function isText(target: EventTarget | null): boolean {
  return isTypingTarget(target) && !(target instanceof HTMLElement && target.dataset["takesQuestion"] === "false");
}
