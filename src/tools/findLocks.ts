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
export const wayOutOfLocks =
  "While it runs, nobody saves a run. Write CREATE INDEX CONCURRENTLY (`.concurrently()` in the schema), and fill " +
  "rows in batches after the start: a statement `-- backfill: <name>`, and what it does in src/server/backfills. Or " +
  'say in the first lines why it is short: "-- locks: <reason>".';

const reason = /^(?:--[^\n]*\n)*?-- locks: *\S/u;

/** The last that was released before this rule: the server knows what it and those before fill (applyMigration.ts). */
const LAST_EXEMPT = "0030";

/** Whether a migration has to keep this rule. */
export function mayNotLock(file: string, sql: string): boolean {
  return file.slice(0, LAST_EXEMPT.length) > LAST_EXEMPT && !reason.test(sql);
}

/** The last part of a name with its schema, without the mark of quotes. */
export function nameOf(name: string): string {
  return (name.split(".").at(-1) ?? name).replaceAll(/[@(),]/gu, "");
}

/**
 * The statements of a migration in a form that is easy to read: small letters, one space, names in quotes as `@name`
 * (so that none is taken for a word of the language), without comments and texts.
 */
export function readStatements(sql: string): readonly string[] {
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
