import type { GraphQLResponse } from "relay-runtime";
import type { PageAssets, PageFiles } from "../../contract/renderPage";
import { lateAnswerAttribute, type RenderedPageData, renderedPageId } from "../platform/renderedPage";
import { recorderScript } from "../typing/preHydration/recorder";

/**
 * The data of a page, followed by the script that hydrates it, which never runs before its data is there. If there is
 * something to type (`early`), first an inline script that records what is typed from now on, and the script that draws
 * it.
 */
export function printPageData(
  data: RenderedPageData,
  { entry }: PageAssets,
  early: PageFiles | null,
  nonce: string,
): string {
  const typing =
    early === null ? "" : `<script nonce="${nonce}">${recorderScript}</script>${printModule(early, nonce)}`;
  return (
    `${typing}<script type="application/json" ` +
    `id="${renderedPageId}">${printJson(data)}</script>${printModule(entry, nonce)}`
  );
}

function printModule({ scripts }: PageFiles, nonce: string): string {
  return `<script type="module" async nonce="${nonce}" src="${scripts[0]}"></script>`;
}

/** A response that came after the page's beginning. */
export function printAnswer(key: string, answer: GraphQLResponse): string {
  return (
    `<script type="application/json" ` +
    `${lateAnswerAttribute}="${key.replace(/&/gu, "&amp;").replace(/"/gu, "&quot;")}">${printJson(answer)}</script>`
  );
}

/** A value as JSON for a script element: nothing in it can end the element or begin a comment. */
export function printJson(value: unknown): string {
  return JSON.stringify(value).replace(/</gu, "\\u003c");
}
