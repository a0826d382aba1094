import { parse } from "csv-parse/sync";
import { limits } from "../../../contract/limits";

/** A text as a file holds it, not yet normalised. */
export type DraftText = { readonly title: string; readonly body: string };

const titleColumns = /^(title|titel|name|naam)$/iu;
const bodyColumns = /^(text|tekst|body|content|inhoud)$/iu;

/**
 * The texts in what a file says: the rows of a table whose first line names a column for titles and one for texts (in
 * English or Dutch, with commas, semicolons or tabs
 * between them), or else one text, whose title is its first line when that looks like a heading (and is not typed
 * then), or the file's name.
 * @param fileName as the browser sent it; only a claim.
 */
export function splitTexts(text: string, fileName: string): readonly DraftText[] {
  return readTable(text) ?? [readWhole(text, fileName)];
}

function readTable(text: string): readonly DraftText[] | null {
  const firstLine = text.slice(0, 2_000).split(/\r?\n/u, 1)[0] ?? "";
  const delimiter = [";", "\t", ","].find((sign) => firstLine.includes(sign));
  if (delimiter === undefined) return null;
  const names = firstLine.split(delimiter).map((name) => name.trim().replace(/^"|"$/gu, ""));
  const [title, body] = [
    names.findIndex((name) => titleColumns.test(name)),
    names.findIndex((name) => bodyColumns.test(name)),
  ];
  if (title < 0 || body < 0) return null;
  const rows = readRows(text, delimiter);
  return (
    rows
      ?.map((row) => ({ title: row[title] ?? "", body: row[body] ?? "" }))
      .filter((draft) => draft.title.trim() !== "" || draft.body.trim() !== "") ?? null
  );
}

function readRows(text: string, delimiter: string): readonly string[][] | null {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      from_line: 2,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      to: limits.ownTexts.max + 1,
    });
  } catch {
    // A quote that is never closed: it is a text with commas in its first line, or a broken table. Either way it is
    // shown as it is.
    return null;
  }
}

function readWhole(text: string, fileName: string): DraftText {
  const [first = "", ...rest] = text.trim().split(/\r?\n/u);
  const isHeading = rest.length > 0 && first.trim().length <= limits.textTitle.max && !/[.,;:]$/u.test(first.trim());
  if (isHeading) return { title: first.trim(), body: rest.join("\n") };
  return {
    title: fileName
      .replace(/\.[A-Za-z0-9]{1,5}$/u, "")
      .replace(/[_-]+/gu, " ")
      .trim()
      .slice(0, limits.textTitle.max),
    body: text,
  };
}
