import { createHash } from "node:crypto";
import { getTableColumns, getTableName, sql, type InferInsertModel, type SQL } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { fillPlaceholders } from "drizzle-orm/sql";

/** A statement with its values, as `pg` takes it. Postgres parses and plans it once per connection, by its name. */
export type Query = { readonly name: string; readonly text: string; readonly values: unknown[] };

type Values = Readonly<Record<string, unknown>>;

const dialect = new PgDialect();

/**
 * SQL with placeholders (`sql.placeholder`) that is built once, for what is asked so often that building it each time
 * would cost more than asking.
 */
export class Statement {
  readonly #name: string;
  readonly #text: string;
  readonly #params: unknown[];

  /** @param name at most 40 characters. The statement is known to Postgres by it and by what its text is. */
  constructor(name: string, content: SQL) {
    const { sql: text, params } = dialect.sqlToQuery(content);
    this.#name = `${name}_${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
    this.#text = text;
    this.#params = params;
  }

  /** @param values by the names of the placeholders. */
  with(values: Values): Query {
    return { name: this.#name, text: this.#text, values: fillPlaceholders(this.#params, values) };
  }
}

/**
 * A row of placeholders to select from: `(select $1::uuid as user_id, …) as run`. So that parts of a statement can use
 * the same value, each by its name.
 * @param types of the columns, by their names; the placeholders have the same names.
 */
export function rowOfPlaceholders(alias: string, types: Readonly<Record<string, string>>): SQL {
  const columns = Object.entries(types).map(
    ([name, type]) => sql`${sql.placeholder(name)}::${sql.raw(type)} as ${sql.identifier(name)}`,
  );
  return sql`(select ${sql.join(columns, sql`, `)}) as ${sql.identifier(alias)}`;
}

let parts = 0;

/** A part of a statement that writes, by which others can select what it returns. Make each once. */
export class Part {
  readonly name: string;
  readonly content: SQL;
  readonly id = (parts += 1);

  constructor(name: string, content: SQL) {
    this.name = name;
    this.content = content;
  }
}

/** Something to write: a part of a statement, and the values of its placeholders. */
export type Write = { readonly part: Part; readonly values: Values };

/**
 * Writes rows of a table, however many, by one and the same SQL: they are sent as JSON. Only the columns that this
 * release knows are written, so that others keep their default.
 * @param onConflict what to do about rows that are there: `do nothing`, `(…) do update set …`.
 */
export function rowsOf<Table extends PgTable>(
  table: Table,
  onConflict: SQL | null = null,
): (rows: readonly InferInsertModel<Table>[]) => Write {
  const name = `${getTableName(table)}_written`;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, name: column.name }));
  const list = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const json = sql`${sql.placeholder(name)}::json`;
  const conflict = onConflict === null ? sql`` : sql`on conflict ${onConflict}`;
  const part = new Part(
    name,
    sql`insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table}, ${json}) ${conflict} returning *`,
  );
  const toJson = (row: Values) => Object.fromEntries(columns.map((column) => [column.name, row[column.key]]));
  return (rows) => ({ part, values: { [name]: JSON.stringify(rows.map((row) => toJson(row as Values))) } });
}

const combined = new Map<string, Statement>();

/**
 * All of these in one statement, which sees no row that it writes itself. A part can select from an earlier one by its
 * name.
 */
export function writeAll(writes: readonly Write[]): Query {
  const key = writes.map(({ part }) => part.id).join();
  const known = combined.get(key) ?? combine(writes);
  combined.set(key, known);
  return known.with(Object.assign({}, ...writes.map(({ values }) => values)));
}

function combine(writes: readonly Write[]): Statement {
  const all = writes.map(({ part }) => sql`${sql.identifier(part.name)} as (${part.content})`);
  return new Statement("write", sql`with ${sql.join(all, sql`, `)} select`);
}
