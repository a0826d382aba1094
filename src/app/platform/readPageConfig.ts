import type { PageConfig } from "../../contract/page";

let given: PageConfig = {};

/** For the server that draws pages, where no page says it. */
export function setPageConfig(page: PageConfig): void {
  given = page;
}

/** What the host wrote into this page, as far as it is text; what it gave where there is no page: on the server. */
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
