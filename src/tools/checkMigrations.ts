import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "./gates";

const reason = /^-- breaks: *\S/u;

/**
 * Whether the release before each migration can work on with it, and while it runs. Gives a problem for each thing that
 * it could not, unless the migration's first lines say why.
 */
export function checkMigrations(folder: string): readonly Problem[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return files.flatMap((name) => {
    const sql = readFileSync(path.join(folder, name), "utf8");
    const breaks = reason.test(sql) ? [] : findBreaks(sql);
    const locks = mayNotLock(name, sql) ? findLocks(sql) : [];
    const file = path.join(folder, name);
    return [
      ...breaks.map((words) => ({ what: `${file} ${words}`, fix: WAY_OUT })),
      ...locks.map((words) => ({ what: `${file} ${words}`, fix: wayOutOfLocks })),
    ];
  });
}

const WAY_OUT =
  "While an update rolls, the release before runs on this schema. Do it a release later, when nothing uses it " +
  'any more, or say in the first line why it must be now: "-- breaks: <reason>".';

/**
 * The tables and columns that a migration creates, which the release before does not use. Columns as `table.column`.
 */
type Made = { readonly tables: ReadonlySet<string>; readonly columns: ReadonlySet<string> };

type Rule = {
  readonly pattern: RegExp;
  readonly describe: (found: RegExpExecArray, made: Made, statement: string) => string | null;
};

const alterTable = /^alter table (?:if exists )?(?:only )?(\S+) /u;

/**
 * What in a migration the release before it could not live with: in a rolling update its processes go on for a while on
 * the new schema. Gives a
 * sentence for each.
 */
export function findBreaks(sql: string): readonly string[] {
  const statements = readStatements(sql);
  const made: Made = {
    tables: new Set(statements.flatMap(madeTable)),
    columns: new Set(statements.flatMap(madeColumns)),
  };
  const defaults = new Set(statements.flatMap(defaultsOf));
  return statements.flatMap((statement) => {
    const table = nameOf(alterTable.exec(statement)?.[1] ?? "");
    if (made.tables.has(table)) return [];
    return [...findAll(statement, made), ...newlyRequired(statement, table, defaults)];
  });
}

const rules: readonly Rule[] = [
  {
    pattern: /^drop (table|schema|view|materialized view|type|function|sequence) (?:if exists )?([^\s,]+)/u,
    describe: ([, kind, name = ""]) => `drops the ${kind} ${nameOf(name)}`,
  },
  { pattern: /^truncate (?:table )?(?:only )?(\S+)/u, describe: ([, name = ""]) => `empties ${nameOf(name)}` },
  {
    pattern: /^alter table .*? drop column (?:if exists )?([^\s,]+)/u,
    describe: ([, column = ""], _, statement) => `drops the column ${tableOf(statement)}.${nameOf(column)}`,
  },
  {
    pattern: /^alter (?:table|view) .*? rename (?!constraint)(?:column )?(?:(\S+) )?to (\S+)/u,
    describe: ([, from, to = ""], _, statement) =>
      `renames ${tableOf(statement)}${from === undefined ? "" : `.${nameOf(from)}`} to ${nameOf(to)}`,
  },
  {
    pattern: /^alter table .*? set schema /u,
    describe: (_, __, statement) => `moves ${tableOf(statement)} to another schema`,
  },
  {
    pattern: / alter (?:column )?(\S+) (?:set data )?type /u,
    describe: ([, column = ""], _, statement) => `changes the type of ${tableOf(statement)}.${nameOf(column)}`,
  },
  {
    pattern: / alter (?:column )?(\S+) drop default/u,
    describe: ([, column = ""], _, statement) => `takes the default of ${tableOf(statement)}.${nameOf(column)}`,
  },
  {
    pattern:
      /^create unique index (?:concurrently )?(?:if not exists )?\S+ on (?:only )?(\S+) (?:using \w+ ?)?\(([^)]*)\)/u,
    describe: ([, table = "", columns = ""], made) => limits(table, columns, made, "unique"),
  },
  {
    pattern: / add constraint \S+ (unique|foreign key|primary key) ?\(([^)]*)\)/u,
    describe: ([, kind = "", columns = ""], made, statement) => limits(tableOf(statement), columns, made, `a ${kind}`),
  },
  {
    pattern: / add constraint \S+ (check|exclude)/u,
    describe: ([, kind], _, statement) =>
      `adds a ${kind} to ${tableOf(statement)}, whose rows the release before may write otherwise`,
  },
];

function findAll(statement: string, made: Made): readonly string[] {
  return rules.flatMap(({ pattern, describe }) => {
    const found = pattern.exec(statement);
    const words = found && describe(found, made, statement);
    return words ? [words] : [];
  });
}

/** A column that must have a value is one that the release before does not give, unless there is a default. */
function newlyRequired(statement: string, table: string, defaults: ReadonlySet<string>): readonly string[] {
  const required = [...statement.matchAll(/ alter (?:column )?(\S+) set not null/gu)].map(
    ([, column = ""]) => `${table}.${nameOf(column)}`,
  );
  const added = statement
    .split(/,(?= add )/u)
    .flatMap((part) => / add (?:column )?(?:if not exists )?(@\w+) .*not null/u.exec(part) ?? []);
  const addedNames = added.filter((text) => text.startsWith("@")).map((column) => `${table}.${nameOf(column)}`);
  return [...required, ...addedNames]
    .filter((column) => !defaults.has(column))
    .map((column) => `requires ${column} without a default`);
}

/** A constraint. It is harmless where the release before writes no rows. */
function limits(table: string, columns: string, made: Made, what: string): string | null {
  const name = nameOf(table);
  const all = columns.split(",").map((column) => `${name}.${nameOf(column.trim().split(" ")[0] ?? "")}`);
  if (made.tables.has(name) || all.some((column) => made.columns.has(column))) return null;
  return `makes ${all.join(", ")} ${what}, which the release before does not know`;
}

function madeTable(statement: string): readonly string[] {
  const name = /^create table (?:if not exists )?(\S+)/u.exec(statement)?.[1];
  return name === undefined ? [] : [nameOf(name)];
}

function madeColumns(statement: string): readonly string[] {
  const table = tableOf(statement);
  return [...statement.matchAll(/ add column (?:if not exists )?(\S+)/gu)].map(
    ([, column = ""]) => `${table}.${nameOf(column)}`,
  );
}

function defaultsOf(statement: string): readonly string[] {
  const table = tableOf(statement);
  const set = [...statement.matchAll(/ alter (?:column )?(\S+) set default/gu)];
  const added = statement
    .split(/,(?= add )/u)
    .flatMap((part) => [
      ...part.matchAll(/ add (?:column )?(?:if not exists )?(@\w+) .*(?:default|generated|serial)/gu),
    ]);
  return [...set, ...added].map(([, column = ""]) => `${table}.${nameOf(column)}`);
}

function tableOf(statement: string): string {
  return nameOf(alterTable.exec(statement)?.[1] ?? "");
}

/** Tables with a row per run, person or day, which have millions where a country types. */
const largeTables: ReadonlySet<string> = new Set([
  "badge_counters",
  "board_changes",
  "board_entries",
  "certificates",
  "daily_attempts",
  "earned_badges",
  "exam_events",
  "exams",
  "follows",
  "group_members",
  "imported_runs",
  "passed_exercises",
  "practice_days",
  "rated_pairs",
  "rating_changes",
  "ratings",
  "results",
  "rhythm_prints",
  "sessions",
  "users",
]);

const createsTable = /^create table (?:if not exists )?(\S+)/u;
const createsIndex = /^create (?:unique )?index (?!concurrently)(?:if not exists )?(\S+) on (?:only )?(\S+)/u;
const changesRows = /\b(?:update|delete from|merge into) (?:only )?(\S+)/gu;
const copiesRows = /\binsert into (?:\S+) .*?\bselect\b.*? from (?:only )?(\S+)/gu;

/**
 * What in a migration would lock a large table for minutes: building an index in its transaction, and changing or
 * copying all its rows in one statement. Gives a sentence for each.
 */
export function findLocks(sql: string): readonly string[] {
  const statements = readStatements(sql);
  const made = new Set(statements.flatMap((statement) => nameOf(createsTable.exec(statement)?.[1] ?? "")));
  const isLarge = (name: string) => largeTables.has(nameOf(name)) && !made.has(nameOf(name));
  return statements.flatMap((statement) => {
    const [, index = "", indexed = ""] = createsIndex.exec(statement) ?? [];
    const changed = [...statement.matchAll(changesRows), ...statement.matchAll(copiesRows)].map(
      ([, name = ""]) => name,
    );
    return [
      ...(isLarge(indexed) ? [`builds the index ${nameOf(index)} while nobody can write to ${nameOf(indexed)}`] : []),
      ...[...new Set(changed.filter(isLarge).map(nameOf))].map((name) => `changes or copies all of ${name} at once`),
    ];
  });
}

/** What to do about it. */
const wayOutOfLocks =
  "While it runs, nobody saves a run. Write CREATE INDEX CONCURRENTLY (`.concurrently()` in the schema), and fill " +
  "rows in batches after the start: a statement `-- backfill: <name>`, and what it does in src/server/backfills. Or " +
  'say in the first lines why it is short: "-- locks: <reason>".';

const lockReason = /^(?:--[^\n]*\n)*?-- locks: *\S/u;

/** The last that was released before this rule: the server knows what it and those before fill (migrate.ts). */
const LAST_EXEMPT = "0030";

/** Whether a migration has to keep this rule. */
function mayNotLock(file: string, sql: string): boolean {
  return file.slice(0, LAST_EXEMPT.length) > LAST_EXEMPT && !lockReason.test(sql);
}

/** The last part of a name with its schema, without the mark of quotes. */
function nameOf(name: string): string {
  return (name.split(".").at(-1) ?? name).replaceAll(/[@(),]/gu, "");
}

/**
 * The statements of a migration in a form that is easy to read: small letters, one space, names in quotes as `@name`
 * (so that none is taken for a word of the language), without comments and texts.
 */
function readStatements(sql: string): readonly string[] {
  const bare = sql
    .replaceAll(/--[^\n]*/gu, " ")
    .replaceAll(/\/\*[^]*?\*\//gu, " ")
    .replaceAll(/(\$\w*\$)[^]*?\1/gu, "''")
    .replaceAll(/'(?:[^']|'')*'/gu, "''")
    .replaceAll(/"([^"]*)"/gu, (_, name: string) => `@${name.replaceAll(/\W/gu, "_")}`);
  return bare
    .split(";")
    .map((statement) => statement.toLowerCase().replaceAll(/\s+/gu, " ").trim())
    .filter((statement) => statement !== "");
}
