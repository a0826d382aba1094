import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { artifactIds } from "./artifactIds";

/** Where the map of documents, the artifacts of today and the releases that still count lie. */
export type RetirementFiles = { readonly documents: string; readonly artifacts: string; readonly releases: string };

/**
 * Takes out of the map every document that neither the app of today nor a release that still has its folder asks for. Pages that were opened before are told from
 * then on that a new version is available.
 * @returns how many went.
 */
export function retireDocuments({ documents, artifacts, releases }: RetirementFiles): number {
  const folders = readdirSync(releases, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const shipped = folders.flatMap(({ name }) => Object.keys(readMap(path.join(releases, name, "documents.json"))));
  const wanted = new Set([...artifactIds(artifacts).values(), ...shipped]);
  const all = Object.entries(readMap(documents));
  const kept = all.filter(([id]) => wanted.has(id));
  writeFileSync(documents, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return all.length - kept.length;
}

function readMap(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8"));
}
