import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { artifactIds } from "../checkDocuments";
import { readDocumentMap, releaseNumbers } from "./readReleases";

/** Where a release is read from and stored. `number` is the source file that holds the number of the release. */
export type MakeReleaseFiles = {
  readonly schema: string;
  readonly documents: string;
  readonly artifacts: string;
  readonly releases: string;
  readonly number: string;
};

/**
 * Keeps today's contract as the next release: the schema, and the documents that the app of today asks for. From then
 * on the check holds every change against it.
 * @returns its number.
 * @throws when the map lacks a document of the app: npm run relay comes first.
 */
export function makeRelease({ schema, documents, artifacts, releases, number: numberFile }: MakeReleaseFiles): number {
  const number = (releaseNumbers(releases).at(-1) ?? 0) + 1;
  const folder = path.join(releases, String(number));
  const map = readDocumentMap(documents);
  const shipped = [...artifactIds(artifacts)].map(([artifact, id]) => {
    const text = map[id];
    if (text === undefined)
      throw new Error(`${artifact} asks for a document that is not in ${documents}. Run: npm run relay -- --repersist`);
    return [id, text] as const;
  });
  mkdirSync(folder, { recursive: true });
  cpSync(schema, path.join(folder, "schema.graphql"));
  writeFileSync(
    path.join(folder, "documents.json"),
    `${JSON.stringify(Object.fromEntries(shipped.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );
  writeFileSync(numberFile, readFileSync(numberFile, "utf8").replace(/(?<=RELEASE = )\d+/u, String(number)));
  return number;
}

/** Where the map of documents, the artifacts of today and the releases that still count lie. */
export type RetirementFiles = { readonly documents: string; readonly artifacts: string; readonly releases: string };

/**
 * Removes every document that neither the current app nor a stored release uses. Pages that still use one show that a
 * new version is available.
 * @returns how many were removed.
 */
export function retireDocuments({ documents, artifacts, releases }: RetirementFiles): number {
  const wanted = new Set([...artifactIds(artifacts).values(), ...Object.keys(shippedDocuments(releases))]);
  const all = Object.entries(readDocumentMap(documents));
  const remaining = all.filter(([id]) => wanted.has(id));
  writeMap(documents, remaining);
  return all.length - remaining.length;
}

/**
 * Puts back into the map what releases that still have their folder ask for and it lacks, as they shipped it, and takes
 * nothing out.
 * @returns how many came back.
 */
export function restoreDocuments({ documents, releases }: Pick<RetirementFiles, "documents" | "releases">): number {
  const map = readDocumentMap(documents);
  const missing = Object.entries(shippedDocuments(releases)).filter(([id, text]) => map[id] !== text);
  if (missing.length > 0) writeMap(documents, Object.entries({ ...map, ...Object.fromEntries(missing) }));
  return missing.length;
}

function shippedDocuments(releases: string): Readonly<Record<string, string>> {
  const maps = releaseNumbers(releases).map((number) =>
    readDocumentMap(path.join(releases, String(number), "documents.json")),
  );
  return Object.assign({}, ...maps);
}

/** As the compiler writes it: by id. */
function writeMap(file: string, entries: readonly (readonly [string, string])[]): void {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
