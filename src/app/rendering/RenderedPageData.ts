import type { GraphQLResponse } from "relay-runtime";
import type { Challenge } from "../pages/Practice/challenge";
import type { Locale } from "../platform/locale/Locale";

/** The data that the browser needs to hydrate a rendered page with the same content. It is in the page as JSON. */
export type RenderedPageData = {
  /** The preferences it was drawn by, as their cookie says them. */
  readonly remembers: string;
  readonly locale: Locale;
  /** Where it was asked for: `typing.example:4000`. */
  readonly host: string;
  /** Whether it says something in the words of the error catalogue, or may do so once it is whole. */
  readonly saysErrors: boolean;
  /** The words of the lines to type; null for a page without lines, or with lines that are not made of words. */
  readonly challenge: Challenge | null;
  /** Answers that are the same for everybody, by Relay's identifier of the request. */
  readonly answers: Readonly<Record<string, GraphQLResponse>>;
  /** Answers for somebody without an account. */
  readonly nobody: Readonly<Record<string, GraphQLResponse>>;
  /**
   * Answers that were under way when the page was sent: they follow in elements of their own ({@link
   * lateAnswerAttribute}).
   */
  readonly pending: readonly string[];
};

/** Id of the element that holds {@link RenderedPageData}. */
export const renderedPageId = "typeloop-rendered";

/** Attribute of an element that holds one late answer: its key. */
export const lateAnswerAttribute = "data-answer";
