import { setImmediate } from "node:timers/promises";
import { isNotNull, sql } from "drizzle-orm";
import { languagesWith, type Language } from "../../../contract/languages/languages";
import type { Connection } from "../../database/Database";
import { texts } from "../../database/schema";
import { measureText } from "../texts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Audience, Book, Passage } from "../../../contract/languages/Passage";
import type { TextPart } from "../../../engine/practice/portions";
import { normalizeText } from "../../../engine/text/normalizeText";

/** Rows per statement: far below the limit of 65,535 parameters in Postgres. */
const BATCH = 500;

/** Source of every text in the library (Passage). */
const LIBRARY_SOURCE = "Typeloop, CC0-1.0";

type NewText = typeof texts.$inferInsert;

/**
 * Writes the library to the database: adds new texts and corrects changed ones, identified by their slug. Fast if
 * nothing has changed: only new and changed texts are measured. Texts removed from the library stay in the database,
 * because results reference them, and texts archived by an admin stay archived. Difficulty is computed by the formula,
 * as for any text; after a change of the formula scoreTexts computes it anew.
 */
export async function seedLibrary(database: Connection): Promise<void> {
  const library = languagesWith("passages").flatMap((language) => readLibrary(language));
  const { slug, title, language, body, parts, blurb, tags, source } = texts;
  const stored = await database
    .select({ slug, title, language, body, parts, blurb, tags, source })
    .from(texts)
    .where(isNotNull(slug));
  const storedContents = new Map(stored.map((text) => [text.slug, contentOf(text)]));
  const changed = library.filter(
    (text) => storedContents.get(text.slug) !== contentOf({ ...text, source: LIBRARY_SOURCE }),
  );
  const rows: NewText[] = [];
  for (const text of changed) {
    rows.push(await rowOf(text));
    // To measure all of them takes seconds at the first start, and connections and requests do not wait that long.
    await setImmediate();
  }
  for (let at = 0; at < rows.length; at += BATCH) await put(database, rows.slice(at, at + BATCH));
}

type Content = Omit<LibraryText, "slug"> & { readonly source: string };

/** The content of a text as one string, to compare it by. */
function contentOf({ title, language, body, parts, blurb, tags, source }: Content): string {
  // Postgres keeps the keys of JSON in an order of its own.
  const ends = parts?.map((part) => [part.title, part.end]);
  return JSON.stringify([title, language, body, ends ?? null, blurb, tags, source]);
}

async function rowOf({ parts, tags, ...text }: LibraryText): Promise<NewText> {
  return {
    ...text,
    ...(await measureText(text.body, text.language)),
    parts: parts === null ? null : [...parts],
    tags: [...tags],
    source: LIBRARY_SOURCE,
    visibility: "PUBLIC",
    status: "PUBLISHED",
  };
}

async function put(database: Connection, rows: NewText[]): Promise<void> {
  const { title, language, body, parts, blurb, tags, source } = texts;
  const { difficulty, difficultyScore, characters, characterSet } = texts;
  const measured = { difficulty, difficultyScore, characters, characterSet };
  const columns = { title, language, body, parts, blurb, ...measured, tags, source };
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  );
  const now = sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  );
  const next = sql.join(Object.values(set), sql`, `);
  await database
    .insert(texts)
    .values(rows)
    .onConflictDoUpdate({ target: texts.slug, set, setWhere: sql`(${now}) is distinct from (${next})` });
}

/** A text of the library, as it is stored. */
type LibraryText = {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  /** Null for a text without parts of its own. */
  readonly parts: readonly TextPart[] | null;
  /** Empty for texts that are not books. */
  readonly blurb: string;
  /** Its subjects, the main one first, then its audience. */
  readonly tags: readonly string[];
};

/**
 * The texts of the library in a language: passages, short stories and books. The server reads them from disk, as it
 * does migrations, so that no bundle contains them.
 * @param folder the language's own.
 */
export function readLibrary(
  language: Language,
  folder: string = path.resolve("src/contract/languages", language),
): readonly LibraryText[] {
  const bySubject = readFolder<readonly Passage[]>(path.join(folder, "passages"));
  const books = readFolder<Book>(path.join(folder, "books"));
  const stories = new Map<string, StoryPart[]>();
  const single: LibraryText[] = [];
  for (const [subject, passages] of bySubject) {
    for (const { slug, title, body, audience, tags: more = [], series, part = 1 } of passages) {
      const tags = [subject, ...more, audience];
      if (series === undefined)
        single.push({ slug, language, title, body: normalizeText(body), parts: null, blurb: "", tags });
      else stories.set(series, [...(stories.get(series) ?? []), { title, body, tags, part }]);
    }
  }
  return [
    ...single,
    ...Array.from(stories, ([slug, parts]) => storyOf(language, slug, parts)),
    ...books.map(([, { slug, title, audience, blurb, parts }]) => ({
      slug,
      language,
      title,
      ...joinParts(parts),
      blurb,
      tags: ["books", audienceOf(audience)],
    })),
  ];
}

type PartText = { readonly title: string; readonly body: string };

type StoryPart = PartText & { readonly tags: readonly string[]; readonly part: number };

/** A short story in parts, with the title of the first. */
function storyOf(language: Language, slug: string, unordered: readonly StoryPart[]): LibraryText {
  const parts = unordered.toSorted((one, other) => one.part - other.part);
  return {
    slug,
    language,
    title: parts[0]?.title ?? "",
    ...joinParts(parts),
    blurb: "",
    tags: parts[0]?.tags ?? [],
  };
}

/** Parts as one body. The space between two parts belongs to the first, as in other portions. */
function joinParts(parts: readonly PartText[]): Pick<LibraryText, "body" | "parts"> {
  let body = "";
  const ends = parts.map(({ title, body: part }, index) => {
    body += normalizeText(part) + (index === parts.length - 1 ? "" : " ");
    return { title, end: body.length };
  });
  return { body, parts: ends };
}

/** A book names the ages it was written for, unless it is for adults. */
function audienceOf(audience: string): Audience {
  return audience === "adults" ? "adults" : "children";
}

/** The contents of the JSON files in a folder, by name without extension; none if there is no such folder. */
function readFolder<Json>(folder: string): readonly (readonly [name: string, content: Json])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => {
      const content: Json = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
      return [path.basename(file, ".json"), content] as const;
    });
}
