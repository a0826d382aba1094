import { type RenderedPageData, renderedPageId } from "./RenderedPageData";

let page: RenderedPageData | null | undefined;

/** What the server rendered this page of; null where the browser renders it from the start. */
export function readRenderedPage(): RenderedPageData | null {
  return (page ??= JSON.parse(document.getElementById(renderedPageId)?.textContent ?? "null"));
}
