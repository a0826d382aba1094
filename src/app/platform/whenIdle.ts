/** Safari has no idle callbacks: a moment after the load is late enough there. */
const MOMENT_MS = 1000;

/** A browser that always has something to do is not waited for. */
const LATEST_MS = 5000;

/**
 * Calls back once, when the page has loaded and the browser has nothing to do: for what may be needed later. Gives the
 * way to call it off.
 */
export function whenIdle(callback: () => void): () => void {
  let isOff = false;
  const call = (): void => {
    if (!isOff) callback();
  };
  const wait = (): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: LATEST_MS });
    else setTimeout(call, MOMENT_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    isOff = true;
  };
}
