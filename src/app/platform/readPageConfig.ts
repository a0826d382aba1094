import type { PageConfig } from "../../contract/renderPage";

let given: PageConfig = {};

/** For the server-side renderer, which has no page to read it from. */
export function setPageConfig(page: PageConfig): void {
  given = page;
}

/** The host's configuration in this page, restricted to strings; on the server, the one that was set. */
export function readPageConfig(): PageConfig {
  if (typeof document === "undefined") return given;
  const written = document.getElementById("typeloop-config")?.textContent;
  try {
    const entries: unknown = JSON.parse(written ?? "{}");
    return typeof entries === "object" && entries !== null ? entries : {};
  } catch {
    return {};
  }
}
