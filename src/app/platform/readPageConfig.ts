import type { PageConfig } from "../../contract/PageConfig";

/** What the host wrote into this page, as far as it is text. Empty where there is no page: on the server. */
export function readPageConfig(): PageConfig {
  const written = typeof document === "undefined" ? null : document.getElementById("typeloop-config")?.textContent;
  try {
    const entries: unknown = JSON.parse(written ?? "{}");
    return typeof entries === "object" && entries !== null ? entries : {};
  } catch {
    return {};
  }
}
