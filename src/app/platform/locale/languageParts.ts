import { use } from "react";
import type { LanguageParts, PagePart } from "../../../contract/languages/LanguageEntry";
import { type Language, languagesWith, loadPart } from "../../../contract/languages/languages";

type Part = LanguageParts[PagePart];
type Entry = { readonly promise: Promise<Part>; value?: Part; hasFailed?: boolean };

const entries = new Map<string, Entry>();
const requested = new Set<PagePart>();

/** Loads a part of a language before the components that use it are rendered. The next call retries a failure. */
export function requestPart(language: Language, name: PagePart): Promise<Part> {
  requested.add(name);
  const cached = entries.get(language + name);
  if (cached !== undefined && cached.hasFailed !== true) return cached.promise;
  const entry: Entry = { promise: loadPart(language, name) };
  entries.set(language + name, entry);
  entry.promise.then(
    (value) => (entry.value = value),
    () => (entry.hasFailed = true),
  );
  return entry.promise;
}

/** Loads the parts that were requested so far in another language, so that everything on screen can change. */
export async function requestSameParts(language: Language): Promise<void> {
  const names = [...requested].filter((name) => languagesWith(name).includes(language));
  await Promise.allSettled(names.map((name) => requestPart(language, name)));
}

/** A part of a language. Suspends until it is loaded, and throws if that fails. */
export function usePart<Name extends PagePart>(language: Language, name: Name): LanguageParts[Name] {
  const cached = entries.get(language + name);
  return (cached?.value ?? use(cached?.promise ?? requestPart(language, name))) as LanguageParts[Name];
}
