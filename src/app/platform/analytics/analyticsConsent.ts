/** Whether somebody agreed to be counted. */
export type Consent = "granted" | "denied" | "unasked";

const KEY = "typeloop-analytics";
const listeners = new Set<() => void>();
/** For a browser that forbids storage: until the page goes. */
let answer: Consent = "unasked";

/**
 * Whether the browser itself says no (Do Not Track, Global Privacy Control). It is taken at its word, and nobody is
 * asked.
 */
export function isRefusedByBrowser(): boolean {
  return (
    navigator.doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}

/** What was answered in this browser. */
export function getConsent(): Consent {
  if (isRefusedByBrowser()) return "denied";
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "granted" || kept === "denied" ? kept : answer;
  } catch {
    return answer;
  }
}

/** Keeps an answer; it holds for all tabs at once. */
export function setConsent(next: "granted" | "denied"): void {
  answer = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Then it is asked again on the next page.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each answer, also one given in another tab. Returns the way to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", hear);
  };
}
