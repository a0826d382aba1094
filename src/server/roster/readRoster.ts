import { cutGraphemes } from "../../engine/text/graphemes";
import { parse } from "csv-parse/sync";
import { memberNameRule } from "../../contract/accountRules";
import type { RosterIssueKind } from "../../contract/enums";
import type { ErrorCode } from "../../contract/errorCodes";
import { groupNameRule } from "../../contract/groupRules";
import { limits } from "../../contract/limits";
import { decodeText } from "../files/UploadedFile";
import { readPart } from "../texts/upload/readDocument";

/** A doubtful row, which is left out, or what is wrong with a whole file (line 0), which then cannot be imported. */
export type RosterIssue = {
  readonly file: string;
  /** From 1; 0 for the file. */
  readonly line: number;
  /** The column as the file calls it; empty for none. */
  readonly column: string;
  readonly kind: RosterIssueKind;
  /** What stands there. */
  readonly value: string;
};

export type RosterClass = { readonly id: string; readonly name: string; readonly line: number };
/** `key`: by which a provider recognizes them, as written; empty for none. */
export type RosterPerson = { readonly id: string; readonly name: string; readonly key: string; readonly line: number };
export type RosterPlace = {
  readonly classId: string;
  readonly personId: string;
  readonly role: "COACH" | "MEMBER";
  readonly line: number;
};

/** What a OneRoster export holds, as far as it is imported: only people who are in a class. */
export type Roster = {
  readonly classes: readonly RosterClass[];
  readonly people: readonly RosterPerson[];
  readonly places: readonly RosterPlace[];
  readonly issues: readonly RosterIssue[];
  /** Ids of doubtful classes and people: left out, but not gone. */
  readonly doubtful: readonly string[];
};

export type RosterRead = Roster | { readonly refused: ErrorCode };

const MOST_ID = 255;
const MOST_SHOWN = 100;

/** The files that are read, and the columns that they need. */
const needed = {
  "orgs.csv": ["sourcedId", "name"],
  "users.csv": ["sourcedId", "givenName", "familyName"],
  "classes.csv": ["sourcedId", "title"],
  "enrollments.csv": ["classSourcedId", "userSourcedId", "role"],
} as const;

type FileName = keyof typeof needed;
type Row = { readonly line: number; readonly cell: (column: string) => string };

/**
 * Reads a OneRoster 1.2 CSV export: a zip archive with manifest.csv, orgs, users, classes and enrollments in bulk mode.
 * Refuses what is none (NOT_A_ROSTER), and more rows than a school has (TOO_MANY_ROWS). Doubtful rows are left out and
 * named.
 * @param keyColumn the column of users.csv by which a provider recognizes people; null for none.
 */
export async function readRoster(bytes: Uint8Array, keyColumn: string | null): Promise<RosterRead> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const issues: RosterIssue[] = [];
  const manifest = await readRows(archive, "manifest.csv", ["propertyName", "value"], issues);
  if (manifest === "missing") return { refused: "NOT_A_ROSTER" };
  if (manifest !== "broken") checkManifest(manifest, issues);
  const tables = new Map<FileName, readonly Row[]>();
  for (const name of fileNames) {
    const columns = name === "users.csv" && keyColumn !== null ? [...needed[name], keyColumn] : needed[name];
    const rows = await readRows(archive, name, columns, issues);
    if (rows === "missing") issues.push({ file: name, line: 0, column: "", kind: "MISSING_FILE", value: "" });
    else if (rows !== "broken") tables.set(name, rows.filter(isCurrent));
  }
  if (issues.length > 0) return { classes: [], people: [], places: [], issues, doubtful: [] };
  const rowsOf = (name: FileName) => tables.get(name) ?? [];
  const most = limits.roster;
  if (rowsOf("classes.csv").length > most.classes || rowsOf("enrollments.csv").length > most.places)
    return { refused: "TOO_MANY_ROWS" };
  const collector = new RosterCollector(issues, keyColumn);
  const schools = new Set(rowsOf("orgs.csv").map(idOf));
  for (const row of rowsOf("classes.csv")) collector.addClass(row, schools);
  const roster = collector.finish(rowsOf("users.csv"), rowsOf("enrollments.csv"));
  return roster.people.length > most.people ? { refused: "TOO_MANY_ROWS" } : roster;
}

const fileNames = ["orgs.csv", "users.csv", "classes.csv", "enrollments.csv"] as const;
const idOf = ({ cell }: Row) => cell("sourcedId");

/** Rows that are to be deleted, and accounts that are switched off, count as if they were not there. */
function isCurrent({ cell }: Row): boolean {
  return cell("status").toLowerCase() !== "tobedeleted" && cell("enabledUser").toLowerCase() !== "false";
}

/** Only whole exports of version 1.2: a part of one cannot say who has left. */
function checkManifest(rows: readonly Row[], issues: RosterIssue[]): void {
  const find = (name: string) => rows.find(({ cell }) => cell("propertyName").toLowerCase() === name.toLowerCase());
  const version = find("oneroster.version");
  if (version?.cell("value") !== "1.2")
    issues.push(issueOf("manifest.csv", version, "value", "WRONG_VERSION", version?.cell("value") ?? ""));
  for (const name of fileNames) {
    const row = find(`file.${name.replace(".csv", "")}`);
    if (row?.cell("value").toLowerCase() !== "bulk")
      issues.push(issueOf("manifest.csv", row, "value", "NOT_BULK", `${name}: ${row?.cell("value") ?? ""}`));
  }
}

function issueOf(file: string, row: Row | undefined, column: string, kind: RosterIssueKind, value: string) {
  return { file, line: row?.line ?? 0, column, kind, value: cutGraphemes(value, MOST_SHOWN) };
}

/** The rows of a file. "missing" if it is not there; "broken" after naming what is wrong with it. */
async function readRows(
  archive: Buffer,
  file: string,
  columns: readonly string[],
  issues: RosterIssue[],
): Promise<readonly Row[] | "missing" | "broken"> {
  const bytes = await readPart(archive, file, limits.roster.fileBytes);
  if (bytes === null) return "missing";
  const broken = (line: number, column: string, kind: RosterIssueKind) => {
    issues.push({ file, line, column, kind, value: "" });
    return "broken" as const;
  };
  if (bytes === "tooLarge") return broken(0, "", "TOO_LONG");
  const text = decodeText(bytes);
  if (typeof text !== "string") return broken(0, "", "BROKEN_FILE");
  const records = parseRecords(text);
  if ("line" in records) return broken(records.line, "", "BROKEN_FILE");
  const [head, ...body] = records;
  const places = new Map(head?.record.map((name, at) => [name.trim().toLowerCase(), at]));
  const lacking = columns.filter((column) => !places.has(column.toLowerCase()));
  for (const column of lacking) broken(1, column, "MISSING_COLUMN");
  if (lacking.length > 0) return "broken";
  return body.map(({ record, info }) => ({
    line: info.lines,
    cell: (column) => record[places.get(column.toLowerCase()) ?? -1]?.trim() ?? "",
  }));
}

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

function parseRecords(text: string): readonly Parsed[] | { readonly line: number } {
  try {
    const options = { bom: true, info: true, skip_empty_lines: true, relax_column_count: true } as const;
    return parse(text, { ...options, max_record_size: MOST_RECORD }) as unknown as readonly Parsed[];
  } catch (error) {
    const line = typeof error === "object" && error !== null && "lines" in error ? Number(error.lines) : 0;
    return { line: Number.isInteger(line) ? line : 0 };
  }
}

/** A row with every column filled has a tenth of it, in characters. */
const MOST_RECORD = 20_000;

/** Collects what is imported, and what is doubtful. */
class RosterCollector {
  readonly #classes = new Map<string, RosterClass>();
  readonly #keyColumn: string | null;
  readonly #issues: RosterIssue[];
  readonly #doubtful: string[] = [];

  constructor(issues: RosterIssue[], keyColumn: string | null) {
    this.#issues = issues;
    this.#keyColumn = keyColumn;
  }

  addClass(row: Row, schools: ReadonlySet<string>): void {
    const id = this.#idOf("classes.csv", row, this.#classes);
    if (id === null) return;
    const school = row.cell("schoolSourcedId");
    if (school !== "" && !schools.has(school))
      return this.#doubt("classes.csv", row, "schoolSourcedId", "UNKNOWN_REFERENCE");
    const name = this.#nameOf(groupNameRule, "classes.csv", row, "title", row.cell("title"));
    if (name !== null) this.#classes.set(id, { id, name, line: row.line });
  }

  /** The people who are in a class, and their places in it. */
  finish(users: readonly Row[], enrollments: readonly Row[]): Roster {
    const places = new Map<string, RosterPlace>();
    const known = new Map(users.map((row) => [idOf(row), row]));
    for (const row of enrollments) this.#addPlace(row, known, places);
    const wanted = new Set([...places.values()].map(({ personId }) => personId));
    const people = new Map<string, RosterPerson>();
    for (const row of users) if (wanted.has(idOf(row))) this.#addPerson(row, people);
    return {
      classes: [...this.#classes.values()],
      people: [...people.values()],
      places: [...places.values()].filter(({ personId }) => people.has(personId)),
      issues: this.#issues,
      doubtful: this.#doubtful,
    };
  }

  #addPlace(row: Row, users: ReadonlyMap<string, Row>, places: Map<string, RosterPlace>): void {
    const role = row.cell("role").toLowerCase();
    if (role !== "student" && role !== "teacher") return;
    const [classId, personId] = [row.cell("classSourcedId"), row.cell("userSourcedId")];
    if (!this.#classes.has(classId)) return this.#doubt("enrollments.csv", row, "classSourcedId", "UNKNOWN_REFERENCE");
    if (!users.has(personId)) return this.#doubt("enrollments.csv", row, "userSourcedId", "UNKNOWN_REFERENCE");
    const key = JSON.stringify([classId, personId]);
    const place = { classId, personId, role: role === "teacher" ? "COACH" : "MEMBER", line: row.line } as const;
    // Somebody can be in a class twice, for two terms. The teacher's place counts more.
    if (!places.has(key) || place.role === "COACH") places.set(key, place);
  }

  #addPerson(row: Row, people: Map<string, RosterPerson>): void {
    const id = this.#idOf("users.csv", row, people);
    if (id === null) return;
    const part = (preferred: string, legal: string) => row.cell(preferred) || row.cell(legal);
    const whole = [
      part("preferredGivenName", "givenName"),
      part("preferredMiddleName", "middleName"),
      part("preferredFamilyName", "familyName"),
    ];
    const name = this.#nameOf(memberNameRule, "users.csv", row, "familyName", whole.filter(Boolean).join(" "));
    const key = this.#keyColumn === null ? "" : row.cell(this.#keyColumn);
    if (name !== null) people.set(id, { id, name, key: key.slice(0, MOST_ID), line: row.line });
  }

  #idOf(file: FileName, row: Row, taken: ReadonlyMap<string, unknown>): string | null {
    const id = idOf(row);
    const kind = id === "" ? "MISSING" : id.length > MOST_ID ? "TOO_LONG" : taken.has(id) ? "DUPLICATE" : null;
    if (kind === null) return id;
    this.#doubt(file, row, "sourcedId", kind);
    return null;
  }

  #nameOf(rule: typeof groupNameRule, file: FileName, row: Row, column: string, written: string): string | null {
    try {
      return rule.validateSync(written);
    } catch (error) {
      const code = error instanceof Error ? error.message : "";
      const kind = code === "REQUIRED" ? "MISSING" : code === "TOO_LONG" ? "TOO_LONG" : "UNSUITABLE";
      this.#issues.push(issueOf(file, row, column, kind, written));
      this.#doubtful.push(idOf(row));
      return null;
    }
  }

  #doubt(file: FileName, row: Row, column: string, kind: RosterIssueKind): void {
    this.#issues.push(issueOf(file, row, column, kind, row.cell(column)));
    if (file === "classes.csv") this.#doubtful.push(idOf(row));
  }
}
