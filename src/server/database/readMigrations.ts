import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** One step from the schema of a release to the next, as drizzle-kit writes them. */
export type Migration = {
  /** Its file without the ending: `0003_groups`. */
  readonly tag: string;
  /** When it was made, in ms since 1970: the order they run in, and what the database knows it by. */
  readonly when: number;
  /** SHA-256 of the file, hex. */
  readonly hash: string;
  readonly statements: readonly string[];
  /** Tables that there are after it, as `public.users`. */
  readonly tables: readonly string[];
};

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };
type Snapshot = { readonly tables: Readonly<Record<string, unknown>> };

/** All migrations of this release, in order. */
export async function readMigrations(
  folder = path.resolve("src/server/database/migrations"),
): Promise<readonly Migration[]> {
  const { entries }: Journal = await readJson(path.join(folder, "meta/_journal.json"));
  return Promise.all(entries.map((entry) => readMigration(folder, entry)));
}

async function readMigration(folder: string, { tag, when }: Journal["entries"][number]): Promise<Migration> {
  const text = await readFile(path.join(folder, `${tag}.sql`), "utf8");
  const { tables }: Snapshot = await readJson(path.join(folder, `meta/${tag.slice(0, 4)}_snapshot.json`));
  return {
    tag,
    when,
    hash: createHash("sha256").update(text).digest("hex"),
    statements: text.split("--> statement-breakpoint"),
    tables: Object.keys(tables),
  };
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, "utf8"));
}
