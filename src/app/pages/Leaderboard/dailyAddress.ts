import type { DailyPageQuery$variables } from "../../../../__generated__/DailyPageQuery.graphql";
import { findLanguage, type Language, toWireLanguage } from "../../../contract/languages/languages";

/** The text of the day of an address: `/daily?language=nl&day=yesterday`. */
export type DailyChoice = { readonly day: "today" | "yesterday"; readonly language: Language };

/**
 * Reads an address. What is unknown in it is as if it were not there.
 * @param language of the interface, for an address without one.
 */
export function readDaily(query: URLSearchParams, language: Language): DailyChoice {
  return {
    day: query.get("day") === "yesterday" ? "yesterday" : "today",
    language: findLanguage(query.get("language")) ?? language,
  };
}

/** The address of a text of the day. */
export function dailyAddress({ day, language }: DailyChoice): string {
  const query = new URLSearchParams({ language });
  if (day === "yesterday") query.set("day", day);
  return `/daily?${query}`;
}

/** The variables of the page's query. */
export function dailyVariables({ day, language }: DailyChoice): DailyPageQuery$variables {
  return { language: toWireLanguage(language), day: day === "today" ? "TODAY" : "YESTERDAY" };
}
