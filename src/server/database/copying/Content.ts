/** A table that is copied, by its name with its schema (`public.users`), and what of it. */
export type CopiedTable = { readonly name: string; readonly columns: readonly string[] };

/** Where a sequence stands; one that was never asked has no value. */
export type CopiedSequence = { readonly name: string; readonly value: string };

/** What is known of a database before its rows. */
export type ContentHead = {
  /** Which migrations it has had, as the database knows them (Migration.when). */
  readonly migrations: readonly number[];
  /** The last of them, for people. */
  readonly schema: string;
  /** In an order in which no row comes before one that it points at. */
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly CopiedSequence[];
};

/**
 * All that a database holds, at one moment. The rows of each table, in COPY's text format, are read once and in the
 * order of the head.
 */
export type Content = { readonly head: ContentHead; rowsOf(table: CopiedTable): AsyncIterable<Buffer> };

/** How many rows each table has. */
export type RowCounts = ReadonlyMap<string, number>;
