/** Safari has no idle callbacks, so there the delay after the load is this long, in ms. */
const MOMENT_MS = 1000;

/** Maximum wait for a browser that is never idle, in ms. */
const LATEST_MS = 5000;

/**
 * Calls back once, when the page has loaded and the browser is idle: for what may be needed later. Returns a function
 * that cancels it.
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
