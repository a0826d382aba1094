import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "../Fault";
import { runProgram } from "../runProgram";
import { withCopy } from "../withCopy";
import { checkCatalogue } from "./checkCatalogue";
import { findBareWords } from "./findBareWords";

const app = "src/app";

/** Only those who work on Typeloop see it. */
const unspoken = /^src\/app\/pages\/Workbench\//u;

/**
 * What keeps a page from being whole in every language of the interface; empty when nothing does.
 * @param root the project's folder
 */
export async function checkMessages(root: string): Promise<readonly Fault[]> {
  const files = readdirSync(path.join(root, app), { recursive: true, encoding: "utf8" }).map(
    (file) => `${app}/${file.replaceAll(path.sep, "/")}`,
  );
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const catalogues = files.filter((file) => file.endsWith(".po"));
  const [stale, ...faults] = await Promise.all([
    staleCatalogues(root, catalogues),
    ...catalogues.map((file) => checkCatalogue(read(file), file)),
  ]);
  const words = files
    .filter((file) => file.endsWith(".tsx") && !unspoken.test(file))
    .flatMap((file) => findBareWords(read(file), file));
  return [
    ...stale,
    ...faults.flat().map((what) => ({ what, mend: "Write the translation in that file." })),
    ...words.map((what) => ({ what, mend: "Write it with t`…` or <Trans>, then npm run messages." })),
  ];
}

/**
 * Catalogues that are not what the code says: a sentence is missing in them, or no longer used. Sentences are collected
 * in a copy.
 */
async function staleCatalogues(root: string, files: readonly string[]): Promise<readonly Fault[]> {
  const mend = "npm run messages";
  return withCopy(root, ["package.json", app, "src/tools/messages"], async (folder) => {
    const { ok, output } = await runProgram("npm", ["run", "--silent", "messages"], folder);
    if (!ok) return [{ what: `The sentences could not be collected: ${output.replaceAll(folder, ".")}`, mend }];
    const stale = files.filter(
      (file) => readFileSync(path.join(root, file), "utf8") !== readFileSync(path.join(folder, file), "utf8"),
    );
    return stale.map((file) => ({ what: `${file} is not what the code says`, mend }));
  });
}
