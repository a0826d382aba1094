const queries = [
  "(prefers-color-scheme: dark)",
  "(forced-colors: active)",
  "(prefers-contrast: more)",
  "(resolution: 1dppx)",
];

/**
 * Calls the listener when colours or pixels may be others: by the system, or by a choice on this page. Returns the way
 * to stop.
 */
export function onColoursChange(listener: () => void): () => void {
  const media = queries.map((query) => matchMedia(query));
  for (const one of media) one.addEventListener("change", listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "data-contrast"] });
  return () => {
    for (const one of media) one.removeEventListener("change", listener);
    observer.disconnect();
  };
}
