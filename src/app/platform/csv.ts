import type { Locale } from "../../contract/languages/languages";
import { decimalMark } from "./locale/decimalMark";
import { saveBlob } from "./saveFile";

/** Downloads a CSV file. Its lines are added to the blob one by one, so that the file is never one long string. */
export function saveCsv(name: string, locale: Locale, rows: Iterable<readonly CsvValue[]>): void {
  saveBlob(new Blob([...writeCsv(locale, rows)], { type: "text/csv;charset=utf-8" }), name);
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The lines of a CSV file (RFC 4180) for spreadsheets in a language. */
export function* writeCsv(locale: Locale, rows: Iterable<readonly CsvValue[]>): Generator<string> {
  yield BYTE_ORDER_MARK;
  const separator = separatorOf(locale);
  for (const row of rows) {
    const [first = "", ...rest] = row.map((value) => csvCell(locale, value));
    // A line with one empty cell would be an empty line.
    yield `${rest.length === 0 && first === "" ? '""' : [first, ...rest].join(separator)}\r\n`;
  }
}

/** Null is an empty cell. */
export type CsvValue = string | number | null;

/** Where numbers have a decimal comma, spreadsheets expect semicolons between cells. */
function separatorOf(locale: Locale): string {
  return decimalMark(locale) === "," ? ";" : ",";
}

/**
 * The first characters of a cell that a spreadsheet would compute instead of show (OWASP, "CSV Injection"), also after
 * spaces and invisible characters, which spreadsheets skip, and in the full-width forms of East Asian keyboards.
 */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[ ]*[\t\r\n])/u;

/** Anything that some spreadsheet may take for the end of a cell, in any language. */
const needsQuotes = /[";,\t\r\n]|^\s|\s$/u;

/**
 * A cell of a CSV file. Text that a spreadsheet would compute gets an apostrophe before it; a number is written as in
 * the language.
 */
export function csvCell(locale: Locale, value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", decimalMark(locale));
  const text = formula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
