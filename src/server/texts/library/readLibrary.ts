import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Audience, Book, Passage } from "../../../contract/languages/Passage";
import type { Language } from "../../../contract/languages/languages";
import type { TextPart } from "../../../engine/practice/portions";
import { normaliseText } from "../../../engine/text/normaliseText";

/** A text of the library, as it is stored. */
export type LibraryText = {
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
        single.push({ slug, language, title, body: normaliseText(body), parts: null, blurb: "", tags });
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
    body += normaliseText(part) + (index === parts.length - 1 ? "" : " ");
    return { title, end: body.length };
  });
  return { body, parts: ends };
}

/** A book names the ages it was written for, unless it is for adults. */
function audienceOf(audience: string): Audience {
  return audience === "adults" ? "adults" : "children";
}

/** The contents of the JSON files in a folder, by name without extension; none if there is no such folder. */
function readFolder<Content>(folder: string): readonly (readonly [name: string, content: Content])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => {
      const content: Content = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
      return [path.basename(file, ".json"), content] as const;
    });
}
