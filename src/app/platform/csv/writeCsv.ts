import type { Locale } from "../locale/Locale";
import { csvCell, csvSeparators, type CsvValue } from "./csvCell";

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
