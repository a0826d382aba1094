import writeXlsxFile from "write-excel-file/browser";
import { HEAD_COLUMNS, HEAD_ROWS, type SheetValue } from "./gradeSheet";

/** A sheet of a file. `isBook`: the grade book itself, whose headings stay in sight. */
export type XlsxSheet = {
  readonly name: string;
  readonly rows: readonly (readonly SheetValue[])[];
  readonly isBook: boolean;
};

/** The longest name of a sheet that spreadsheets accept, and what it must not have. */
const LONGEST_NAME = 31;
const forbidden = /[\\/?*:[\]]/gu;

/** An XLSX file. Numbers and dates are such, and a text is never a formula, whatever it begins with. */
export async function writeXlsx(sheets: readonly XlsxSheet[]): Promise<Blob> {
  return writeXlsxFile(
    sheets.map(({ name, rows, isBook }) => {
      const headRows = isBook ? HEAD_ROWS : 1;
      return {
        sheet: name.replaceAll(forbidden, " ").slice(0, LONGEST_NAME),
        data: rows.map((row, at) => row.map((value) => toCell(value, at < headRows))),
        columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(column, isBook) })),
        stickyRowsCount: headRows,
        stickyColumnsCount: isBook ? 1 : 0,
        ...(isBook && { orientation: "landscape" as const }),
      };
    }),
  ).toBlob();
}

function toCell(value: SheetValue, isHeading: boolean) {
  const style = isHeading ? { fontWeight: "bold" as const, textWrap: true } : {};
  if (value === null) return null;
  if (typeof value === "string") return { type: String, value, ...style };
  return typeof value === "number"
    ? { type: Number, value, ...style }
    : { type: Date, value, format: "yyyy-mm-dd", ...style };
}

/** In characters. */
function widthOf(column: number, isBook: boolean): number {
  if (column === 0) return 28;
  if (!isBook) return column === 1 ? 28 : 60;
  return column < HEAD_COLUMNS ? 14 : 12;
}
