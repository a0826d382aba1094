import type { Screen } from "../screens";

declare global {
  interface Window {
    /** What gtag reads and this page writes (SPEC section 9). */
    dataLayer?: unknown[];
    /** As gtag's own snippet defines it; only where the host configured analytics. */
    gtag?: (...command: readonly unknown[]) => void;
  }
}

/** As gtag wants it: the arguments object itself. An array it takes for something else. */
const gtag: (...command: readonly unknown[]) => void = function push() {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
};

/** While this is set, gtag sends nothing (https://developers.google.com/tag-platform/security/guides/privacy). */
const disable = (id: string, isDisabled: boolean): boolean => Reflect.set(window, `ga-disable-${id}`, isDisabled);

let script: HTMLScriptElement | null = null;

/**
 * Makes the global `gtag` with its data layer, without loading anything: until the visitor agrees, what is put into it
 * goes nowhere.
 */
export function defineGtag(): void {
  window.dataLayer ??= [];
  window.gtag = gtag;
}

/** Loads gtag, for counting alone: nothing for advertisements, and no view but those that are said. */
export function startGtag(id: string): void {
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

/** Stops it: nothing more is sent, and its cookies go. */
export function stopGtag(id: string): void {
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

/** Says that a screen is looked at, by its kind alone. */
export function countView({ pattern, title }: Screen): void {
  const view = { page_location: location.origin + pattern, page_path: pattern, page_title: title, page_referrer: "" };
  gtag("set", view);
  gtag("event", "page_view", view);
}
