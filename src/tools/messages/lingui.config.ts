import { readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { catalogFolders, firstLoadPages } from "../../app/platform/locale/catalogFolders";
import { DEFAULT_LANGUAGE, interfaceLanguages } from "../../contract/languages/languages";

const rootDir = path.resolve(import.meta.dirname, "../../..");
const inApp = (folder: string): string => `<rootDir>/src/app/${folder}`;

const otherNames: readonly string[] = [...firstLoadPages, ...Object.keys(catalogFolders)];
const pageNames = readdirSync(path.join(rootDir, "src/app/pages")).filter((name) => !otherNames.includes(name));

const catalogs: readonly (readonly [name: string, folders: readonly string[]])[] = [
  ...pageNames.map((name) => [name, [`pages/${name}/`, `features/${camelCase(name)}/`]] as const),
  ...Object.entries(catalogFolders),
];

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function catalogOf(name: string, include: readonly string[], exclude: readonly string[] = []) {
  return {
    path: `<rootDir>/src/contract/languages/{locale}/messages/${name}`,
    include: include.map(inApp),
    exclude: exclude.map(inApp),
  };
}

/**
 * Where messages are looked for, and the file of their translations. The default language has none: its messages are in
 * the code.
 */
export default defineConfig({
  rootDir,
  sourceLocale: DEFAULT_LANGUAGE,
  locales: interfaceLanguages.filter((language) => language !== DEFAULT_LANGUAGE),
  catalogs: [
    ...catalogs.map(([name, folders]) => catalogOf(name, folders)),
    catalogOf(
      "frame",
      [""],
      catalogs.flatMap(([, folders]) => folders.map((folder) => `${folder}**`)),
    ),
  ],
  // Without line numbers a sentence that moves changes no catalog.
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
});
