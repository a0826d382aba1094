import type { Locale } from "../locale/Locale";
import type { CsvValue } from "./csvCell";
import { writeCsv } from "./writeCsv";

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
