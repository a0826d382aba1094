import type { GraphQLResponse } from "relay-runtime";
import type { Challenge } from "../pages/Practice/challenge";
import type { Locale } from "../../contract/languages/languages";
import type { PageAssets, PageFiles } from "../../contract/renderPage";
import { recorderScript } from "../typing/preHydration/recorder";

/** The data that the browser needs to hydrate a rendered page with the same content. It is in the page as JSON. */
export type RenderedPageData = {
  /** The preferences with which it was rendered, as in their cookie. */
  readonly remembers: string;
  readonly locale: Locale;
  /** The host it was requested from: `typing.example:4000`. */
  readonly host: string;
  /** Whether it came over HTTPS or from this computer. */
  readonly isSecure: boolean;
  /** Whether it contains messages of the error catalog, or may do so once it is complete. */
  readonly hasErrorMessages: boolean;
  /** The words of the lines to type; null for a page without lines, or with lines that are not made of words. */
  readonly challenge: Challenge | null;
  /** Responses that are the same for everyone, by Relay's identifier of the request. */
  readonly answers: Readonly<Record<string, GraphQLResponse>>;
  /** Responses for visitors without an account. */
  readonly visitor: Readonly<Record<string, GraphQLResponse>>;
  /**
   * Responses that were pending when the page was sent: they follow in elements of their own ({@link
   * lateAnswerAttribute}).
   */
  readonly pending: readonly string[];
};

/** Id of the element with {@link RenderedPageData}. */
const renderedPageId = "typeloop-rendered";

/** Attribute of an element with a late response: its key. */
export const lateAnswerAttribute = "data-answer";

let page: RenderedPageData | null | undefined;

/** The data from which the server rendered this page; null if the browser renders it from the start. */
export function readRenderedPage(): RenderedPageData | null {
  return (page ??= JSON.parse(document.getElementById(renderedPageId)?.textContent ?? "null"));
}

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
