import type { Language } from "../../../contract/languages/languages";

/** What to practice in the custom mode. */
export const customChoices = ["own", "library", "missed", "pairs"] as const;
export type CustomChoice = (typeof customChoices)[number];

/** The name in the address of a text that was pasted here. */
export const PASTED = "pasted";

/** The state of the custom mode: the choice, and the text that is read; null for none. */
export type CustomPlace = { readonly choice: CustomChoice; readonly text: string | null };

export function readCustomPlace(query: URLSearchParams): CustomPlace {
  const named = query.get("with");
  return { choice: customChoices.find((choice) => choice === named) ?? "own", text: query.get("text") };
}

/** The state as the query of an address. */
export function customQuery(language: Language, { choice, text }: CustomPlace): string {
  return `?mode=custom&language=${language}&with=${choice}${text === null ? "" : `&text=${encodeURIComponent(text)}`}`;
}
