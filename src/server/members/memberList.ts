import { cutGraphemes } from "../../engine/text/graphemes";
import type { ErrorCode } from "../../contract/errorCodes";
import { textFault, limits } from "../../contract/limits";
import { decodeText } from "../files/UploadedFile";
import { parse } from "csv-parse/sync";

export type MembersRead = readonly WrittenRow[] | { readonly refused: ErrorCode };

/** How much of a name is shown if it is too long, in UTF-16 units. */
const MOST_SHOWN = 200;

/**
 * The rows of an uploaded list of names, or why it cannot be read: see {@link decodeText}, {@link readRows} and {@link
 * textFault}.
 */
export function readMemberList(bytes: Uint8Array): MembersRead {
  const text = decodeText(bytes);
  if (typeof text !== "string") return text;
  const fault = textFault(text, text.length);
  if (fault) return { refused: fault };
  const rows = readRows(text);
  return "refused" in rows
    ? rows
    : rows.map((row) => ({
        ...row,
        name: cutGraphemes(row.name, MOST_SHOWN),
        username: row.username === null ? null : cutGraphemes(row.username, MOST_SHOWN),
      }));
}

/** The columns of a record with the parts of a row. Several parts of a name are joined. */
type Columns = { readonly name: readonly number[]; readonly username: number | null };

type Part = "name" | "first" | "infix" | "last" | "username";

/**
 * Headings of columns as used by people, spreadsheets and school systems, in lower case without spaces, dashes and
 * periods.
 */
const headings: ReadonlyMap<string, Part> = new Map(
  Object.entries({
    name: "name",
    fullname: "name",
    displayname: "name",
    student: "name",
    pupil: "name",
    member: "name",
    naam: "name",
    volledigenaam: "name",
    weergavenaam: "name",
    leerling: "name",
    deelnemer: "name",
    lid: "name",
    firstname: "first",
    givenname: "first",
    voornaam: "first",
    roepnaam: "first",
    infix: "infix",
    tussenvoegsel: "infix",
    tussenvoegsels: "infix",
    tussenv: "infix",
    lastname: "last",
    surname: "last",
    familyname: "last",
    achternaam: "last",
    username: "username",
    user: "username",
    login: "username",
    gebruikersnaam: "username",
    inlognaam: "username",
    gebruiker: "username",
  } as const),
);

/** The columns named by a row of headings; null if it is not one, because then its first cell is a name. */
function findColumns(record: readonly string[]): Columns | null {
  const parts = record.map((cell) => headings.get(cell.toLowerCase().replace(/[\s._-]/gu, "")));
  const all = (part: Part) => parts.flatMap((each, index) => (each === part ? [index] : []));
  const whole = all("name");
  const name =
    whole.length > 0
      ? whole.slice(0, 1)
      : [...all("first").slice(0, 1), ...all("infix").slice(0, 1), ...all("last").slice(0, 1)];
  return name.length === 0 ? null : { name, username: all("username")[0] ?? null };
}

type Line = { readonly line: number; readonly cells: readonly string[] };

/** Maximum number of records to read: a heading, and one more than allowed to detect that there are too many. */
const MOST_RECORDS = limits.groupMembers + 2;

/** The parser takes seconds for a line of a million characters, and no list of names has a line longer than this. */
const MOST_LINE = 2_000;

/** In order of preference: separators that are never part of a name come before those that may be. */
const separators = ["\t", ";", ","] as const;

const nameAndUsername: Columns = { name: [0], username: 1 };

/**
 * The rows of a list of names: a name on each line, or a table with `;`, `,` or tabs between its columns, with or
 * without headings. Without headings, the second column contains usernames only if all of it looks like usernames
 * ({@link hasUsernames}); otherwise the columns form one name, and `Jansen, Emma` on all lines is a surname with a
 * first name. A row with another separator than most is not split, and marked as mixed. Refuses an empty list
 * (REQUIRED), one with over 500 rows (TOO_MANY_ROWS), and one with a line of over 2,000 characters (TOO_LONG).
 */
export function readRows(written: string): readonly WrittenRow[] | { readonly refused: ErrorCode } {
  const text = written.replace(/\r\n?/gu, "\n");
  if (text.split("\n").some((line) => line.length > MOST_LINE)) return { refused: "TOO_LONG" };
  const separator = findSeparator(text);
  const lines = split(text, separator);
  const [first] = lines;
  const headed = first && findColumns(first.cells);
  const body = headed ? lines.slice(1) : lines;
  if (body.length === 0) return { refused: "REQUIRED" };
  if (body.length > limits.groupMembers) return { refused: "TOO_MANY_ROWS" };
  const isMixed = mixedIn(separator);
  const columns = headed ?? (hasUsernames(body.map(({ cells }) => cells)) ? nameAndUsername : null);
  if (columns === null) {
    const isTurned = separator === "," && isSurnameFirst(body);
    return body.map(({ line, cells }) => (isMixed(cells) ? mixedRow(line, cells) : nameRow(line, cells, isTurned)));
  }
  return body.map(({ line, cells }) =>
    isMixed(cells)
      ? mixedRow(line, cells)
      : {
          line,
          name: joined(columns.name.map((index) => cells[index])),
          username: (columns.username === null ? "" : (cells[columns.username] ?? "")) || null,
        },
  );
}

/**
 * Whether a row of a list with this separator uses another one instead. A tab or `;` is never part of a name. A comma
 * may be (`Jansen, Emma`): it is a separator if it is the only one in its row and it is not followed by a space, or
 * followed by a username.
 */
function mixedIn(separator: string): (cells: readonly string[]) => boolean {
  return (cells) => {
    if (cells.some((cell) => separators.some((other) => other !== separator && other !== "," && cell.includes(other))))
      return true;
    return separator !== "," && cells.length === 1 && /,(?=\S|\s*[a-z0-9_-]+$)/u.test(cells[0] ?? "");
  };
}

/** A row without usernames. With two parts, it may also have been meant in the other order. */
function nameRow(line: number, cells: readonly string[], isTurned: boolean): WrittenRow {
  const straight = wholeName(cells);
  const [first = "", last = "", ...others] = cells;
  const isPair = others.length === 0 && /\p{L}/u.test(first) && /\p{L}/u.test(last);
  if (!isPair) return { line, name: straight, username: null };
  const turned = joined([last, first]);
  return { line, name: isTurned ? turned : straight, username: null, otherOrder: isTurned ? straight : turned };
}

/** A row that was not split, with the names that it may have been meant as: split by the separators that it has. */
function mixedRow(line: number, cells: readonly string[]): WrittenRow {
  const written = joined(cells);
  const separator = separators.find((each) => written.includes(each)) ?? " ";
  const parts = written.split(separator).map((part) => part.trim());
  const [last = "", first = "", ...others] = parts;
  const isSurname = separator === "," && others.length === 0 && capital.test(first);
  const names = [...(isSurname ? [joined([first, last])] : []), wholeName(parts)];
  return { line, name: written, username: null, isMixed: true, readings: names };
}

/** The separator of the columns on most lines. A tab takes precedence, because it is never typed by accident. */
function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const counts = separators.map((separator) => ({
    separator,
    lines: lines.filter((line) => line.includes(separator)).length,
  }));
  return counts.reduce((best, each) => (each.lines > best.lines ? each : best)).separator;
}

function split(text: string, separator: string): readonly Line[] {
  try {
    return parseAs(text, separator, '"');
  } catch {
    // A quotation mark that is never closed is part of a name.
    return parseAs(text, separator, null);
  }
}

function parseAs(text: string, delimiter: string, quote: string | null): readonly Line[] {
  const ends: number[] = [];
  const records = parse(text, {
    delimiter,
    quote,
    trim: true,
    to: MOST_RECORDS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    on_record: (record, { lines }) => {
      ends.push(lines);
      return record;
    },
  });
  return records.map((cells, index) => ({ line: ends[index] ?? index + 1, cells }));
}

/** Whether every first name after a comma begins with a capital. Lines with a single name have no comma. */
function isSurnameFirst(lines: readonly Line[]): boolean {
  return lines.every(({ cells }) => cells.length <= 2 && /^(?:\p{Lu}|$)/u.test(cells[1] ?? ""));
}

/** All columns up to the first without a letter, such as a date, which is not part of a name. */
function wholeName(cells: readonly string[]): string {
  return joined(cells.filter((cell, index) => index === 0 || /\p{L}/u.test(cell)));
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** What parts of a name in lower case never contain; a dash in a name is between capitals. */
const mark = /[0-9_-]/u;

const capital = /^\p{Lu}/u;

/**
 * Whether the second column of a list without headings contains usernames and not surnames. Lists from schools often
 * have first name and surname in two columns, and a surname mistaken for a username would be lost without a warning.
 * The column contains usernames only if all its filled cells look like one (letters a to z in lower case, digits, `_`
 * and `-`) and also either one of them has a digit, `_` or `-`, or lower case is significant here: every first cell
 * begins with a capital and there is no third column (`Emma;van;Dijk`).
 */
export function hasUsernames(records: readonly (readonly string[])[]): boolean {
  const seconds = records.map(([, cell]) => cell ?? "").filter(Boolean);
  if (seconds.length === 0 || !seconds.every((cell) => username.test(cell))) return false;
  if (seconds.some((cell) => mark.test(cell))) return true;
  return records.every(([first = "", , ...others]) => (first === "" || capital.test(first)) && !others.some(Boolean));
}

/** One row of a list of names, as written. */
export type WrittenRow = {
  /** Line in the list, from 1. */
  readonly line: number;
  readonly name: string;
  /** Null if a username must be made. */
  readonly username: string | null;
  /** Its columns have another separator than the rest of the list, so it was not split. */
  readonly isMixed?: boolean;
  /** If so: the names that it may have been meant as, the likeliest first. */
  readonly readings?: readonly string[];
  /** The name with its two parts in the other order; left out for a name that is not in two columns. */
  readonly otherOrder?: string;
};

/** A username as people write it. With a capital or a space, it is part of a name instead. */
export const username = /^[a-z0-9_-]+$/u;
