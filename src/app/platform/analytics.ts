import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { createStore } from "./createStore";
import { screenOf, type Screen } from "./screens";

/**
 * Sends page views to Google Analytics while the visitor consents.
 * @param id the host's measurement id.
 */
export function usePageViews(id: string): void {
  const isGranted = useConsent() === "granted";
  const { pathname } = useLocation();

  useEffect(() => {
    defineGtag();
    if (isGranted) startGtag(id);
    else stopGtag(id);
  }, [isGranted, id]);

  useEffect(() => {
    if (isGranted) countView(screenOf(pathname));
  }, [isGranted, pathname]);
}

declare global {
  interface Window {
    /** The queue from this page to gtag. */
    dataLayer?: unknown[];
    /** As defined in gtag's own snippet; only if the host configured analytics. */
    gtag?: (...command: readonly unknown[]) => void;
  }
}

/** gtag.js accepts only the arguments object itself: it ignores an array. */
const gtag: (...command: readonly unknown[]) => void = function push() {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
};

/** While this is set, gtag sends nothing (https://developers.google.com/tag-platform/security/guides/privacy). */
const disable = (id: string, isDisabled: boolean): boolean => Reflect.set(window, `ga-disable-${id}`, isDisabled);

let script: HTMLScriptElement | null = null;

/**
 * Defines the global `gtag` with its data layer without loading gtag: until the visitor consents, its content is not
 * sent.
 */
function defineGtag(): void {
  window.dataLayer ??= [];
  window.gtag = gtag;
}

/** Loads gtag for page views only: no advertising features, and no automatic views. */
function startGtag(id: string): void {
  disable(id, false);
  if (script !== null) return;
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    allow_google_signals: false,
    cookie_domain: "none",
    page_location: location.origin,
    page_referrer: "",
  });
  script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Stops gtag: nothing more is sent, and its cookies are deleted. */
function stopGtag(id: string): void {
  disable(id, true);
  if (script === null) return;
  script.remove();
  script = null;
  window.dataLayer = [];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (name.startsWith("_ga")) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

/** Reports a view of a screen, by its kind only. */
function countView({ pattern, title }: Screen): void {
  const view = { page_location: location.origin + pattern, page_path: pattern, page_title: title, page_referrer: "" };
  gtag("set", view);
  gtag("event", "page_view", view);
}

/** Whether the visitor consented to analytics. */
type Consent = "granted" | "denied" | "unasked";

const KEY = "typeloop-analytics";

/** Also follows answers in other tabs. Without storage an answer lasts until the page is closed. */
const consent = createStore<Consent>("unasked", () => {
  const refresh = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) consent.set(readConsent());
  };
  consent.set(readConsent());
  addEventListener("storage", refresh);
  return () => removeEventListener("storage", refresh);
});

/**
 * Whether the browser sends Do Not Track or Global Privacy Control: then the visitor is not asked. Browsers only.
 */
export function isRefusedByBrowser(): boolean {
  return (
    navigator.doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}

function readConsent(): Consent {
  if (isRefusedByBrowser()) return "denied";
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "granted" || stored === "denied" ? stored : consent.get();
  } catch {
    return consent.get();
  }
}

/** Stores the visitor's answer, for all tabs. */
export function setConsent(next: "granted" | "denied"): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the next page asks again.
  }
  consent.set(isRefusedByBrowser() ? "denied" : next);
}

/** Whether this visitor agreed to analytics. */
export function useConsent(): Consent {
  // Read at the first render already, so that the question does not flash.
  return useSyncExternalStore(consent.subscribe, readConsent, () => "unasked");
}
