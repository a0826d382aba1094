import type { Locale } from "../locale/Locale";

/** What stands in a cell: a text, a number, or nothing. */
export type CsvValue = string | number | null;

/** Between the cells: where the comma is in the numbers, spreadsheets expect a semicolon. */
export const csvSeparators: Readonly<Record<Locale, string>> = { "nl-NL": ";", "en-US": "," };

/**
 * Begins what a spreadsheet would compute instead of show (OWASP, "CSV Injection"): also after spaces and signs that
 * nobody sees, which spreadsheets pass over, and
 * with the wide signs of East Asian keyboards.
 */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[ ]*[\t\r\n])/u;

/** Whatever some spreadsheet takes for the end of a cell, in whatever language it was opened. */
const needsQuotes = /[";,\t\r\n]|^\s|\s$/u;

/**
 * A cell of a CSV file. Text that a spreadsheet would compute gets an apostrophe before it; a number is ours, and
 * stands in the form of the language.
 */
export function csvCell(locale: Locale, value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return locale === "nl-NL" ? String(value).replace(".", ",") : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
