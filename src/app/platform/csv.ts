import type { Locale } from "./locale/Locale";

/** Gives a CSV file to the person, as a download. Line by line, so that the file is never there as one text. */
export function saveCsv(name: string, locale: Locale, rows: Iterable<readonly CsvValue[]>): void {
  const address = URL.createObjectURL(new Blob([...writeCsv(locale, rows)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: a browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** By it spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A CSV file (RFC 4180) that spreadsheets of a language open as they should, line by line. */
export function* writeCsv(locale: Locale, rows: Iterable<readonly CsvValue[]>): Generator<string> {
  yield BYTE_ORDER_MARK;
  for (const row of rows) {
    const [first = "", ...rest] = row.map((value) => csvCell(locale, value));
    // A line with nothing but an empty cell would be no line.
    yield `${rest.length === 0 && first === "" ? '""' : [first, ...rest].join(csvSeparators[locale])}\r\n`;
  }
}

/** What stands in a cell: a text, a number, or nothing. */
export type CsvValue = string | number | null;

/** Between the cells: where the comma is in the numbers, spreadsheets expect a semicolon. */
const csvSeparators: Readonly<Record<Locale, string>> = { "nl-NL": ";", "en-US": "," };

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
