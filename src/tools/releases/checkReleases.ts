import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, type GraphQLSchema } from "graphql";
import type { Problem } from "../gates";
import { checkDeprecations } from "./checkDeprecations";
import { Exceptions, readDocumentMap, readReleases, type Release } from "./readReleases";
import { findNoticeable } from "./findNoticeable";

/** Where today's schema, the map of documents and the folder of releases lie. */
export type ReleaseFiles = { readonly schema: string; readonly documents: string; readonly releases: string };

/**
 * What pages of a release that still counts would notice, and what clients of the schema were not warned of.
 * @param today as `2026-11-23`; a deprecated field may go after its date.
 * @param current number of the release that the code says it is.
 */
export function checkReleases(files: ReleaseFiles, today: string, current: number): readonly Problem[] {
  const { releases, problems } = readReleases(files.releases);
  const schema = buildSchema(readFileSync(files.schema, "utf8"), { assumeValid: true });
  const exceptions = Exceptions.read(path.join(files.releases, "exceptions.json"));
  const newest = releases.at(-1) ?? null;
  return [
    ...problems,
    ...checkNumber(newest, current),
    ...missingDocuments(releases, files),
    ...noticedChanges(releases, schema, exceptions, files),
    ...checkDeprecations(schema, newest, exceptions, today),
    ...exceptions.problems(),
  ];
}

function checkNumber(newest: Release | null, current: number): readonly Problem[] {
  if (newest === null || newest.number === current) return [];
  return [
    {
      what: `src/contract/wire.ts says release ${current}, and the newest release that is kept is ${newest.number}`,
      fix: `Set RELEASE to ${newest.number}; npm run release makes the next.`,
    },
  ];
}

/** Documents of stored releases that the server would no longer run. */
function missingDocuments(releases: readonly Release[], files: ReleaseFiles): readonly Problem[] {
  const map = existsSync(files.documents) ? readDocumentMap(files.documents) : {};
  const missing = new Map<string, { readonly name: string; readonly numbers: number[] }>();
  for (const { number, documents } of releases) {
    for (const { id, name, text } of documents) {
      if (map[id] === text) continue;
      const entry = missing.get(id) ?? { name, numbers: [] };
      entry.numbers.push(number);
      missing.set(id, entry);
    }
  }
  return [...missing].map(([id, { name, numbers }]) => ({
    what:
      `${name} (${id.slice(0, 12)}…), shipped with release ${numbers.join(" and ")}, ` +
      `is not in ${files.documents} as it was`,
    fix: `npm run retire -- --undo   (or delete the release's folder in ${files.releases}, then npm run retire)`,
  }));
}

/** What was noticed, and by which pages: the names of their documents, by the number of the release. */
type Noticed = Map<string, Map<number, string[]>>;

function noticedChanges(
  releases: readonly Release[],
  today: GraphQLSchema,
  exceptions: Exceptions,
  { releases: folder }: ReleaseFiles,
): readonly Problem[] {
  const all: Noticed = new Map();
  for (const { number, schema, documents } of releases) {
    for (const { name, document } of documents) {
      for (const what of findNoticeable(schema, today, document)) affectedNames(all, what, number).push(name);
    }
  }
  return [...all]
    .filter(([what]) => !exceptions.covers(what))
    .map(([what, pages]) => ({ what: `${what}: ${writePages(pages)} notice it`, fix: fixOf(what, folder) }));
}

function affectedNames(all: Noticed, what: string, number: number): string[] {
  const pages = all.get(what) ?? new Map<number, string[]>();
  const names = pages.get(number) ?? [];
  all.set(what, pages.set(number, names));
  return names;
}

/** The first two by name. */
function writePages(pages: ReadonlyMap<number, readonly string[]>): string {
  return [...pages]
    .map(([number, names]) => {
      const more = names.length - 2;
      return `pages of release ${number} (${names.slice(0, 2).join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
    })
    .join(" and ");
}

function fixOf(what: string, folder: string): string {
  if (/ is (?:a )?new\b(?! and required)/u.test(what))
    return (
      "If those pages show something sensible for it, say so in " +
      `${folder}/exceptions.json: "${what}": "<what they show>".`
    );
  return (
    'Keep what was there and add beside it; what is old gets a deprecationReason ending in "Removed after <date>.". ' +
    `Or let go of the release: delete its folder in ${folder}, then npm run retire.`
  );
}
