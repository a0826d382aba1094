/** Calls once the page has been loaded and has nothing better to do; after 5 s at the latest. */
export function whenIdle(call: () => void): void {
  const wait = () => {
    // Safari has no such callback.
    if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: 5000 });
    else setTimeout(call, 1000);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
