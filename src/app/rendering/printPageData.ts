import type { GraphQLResponse } from "relay-runtime";
import type { PageAssets } from "../../contract/rendering";
import { printJson } from "./printJson";
import { lateAnswerAttribute, type RenderedPageData, renderedPageId } from "./RenderedPageData";

/** The data of a page, and behind it the script that brings the page alive: it never runs before its data is there. */
export function printPageData(data: RenderedPageData, { entry }: PageAssets, nonce: string): string {
  return `<script type="application/json" id="${renderedPageId}">${printJson(data)}</script><script type="module" async nonce="${nonce}" src="${entry.scripts[0]}"></script>`;
}

/** An answer that came after the page's beginning. */
export function printAnswer(key: string, answer: GraphQLResponse): string {
  return `<script type="application/json" ${lateAnswerAttribute}="${key.replace(/&/gu, "&amp;").replace(/"/gu, "&quot;")}">${printJson(answer)}</script>`;
}
