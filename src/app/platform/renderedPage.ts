import type { GraphQLResponse } from "relay-runtime";
import type { Locale } from "../../contract/languages/languages";

/** The data that the browser needs to hydrate a rendered page with the same content. It is in the page as JSON. */
export type RenderedPageData<Challenge = unknown> = {
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
export const renderedPageId = "typeloop-rendered";

/** Attribute of an element with a late response: its key. */
export const lateAnswerAttribute = "data-answer";

let page: RenderedPageData<never> | null | undefined;

/** The data from which the server rendered this page; null if the browser renders it from the start. */
export function readRenderedPage<Challenge>(): RenderedPageData<Challenge> | null {
  return (page ??= JSON.parse(document.getElementById(renderedPageId)?.textContent ?? "null"));
}
