import { type RenderedPageData, renderedPageId } from "./RenderedPageData";

let page: RenderedPageData | null | undefined;

/** The data from which the server rendered this page; null if the browser renders it from the start. */
export function readRenderedPage(): RenderedPageData | null {
  return (page ??= JSON.parse(document.getElementById(renderedPageId)?.textContent ?? "null"));
}
