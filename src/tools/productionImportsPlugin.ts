import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import type { Plugin } from "vite";

type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
};

/** The package that an import names: `@scope/name/part` is of `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * What files of a build import that a host does not have.
 * @param chunks all files of the build with what they import: each other by file name, everything else by specifier.
 * @param dependencies names of the packages that a production installation has.
 * @returns a sentence for each; none where everything is a file of the build, of Node or of those packages.
 */
export function findForeignImports(chunks: readonly Chunk[], dependencies: readonly string[]): readonly string[] {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const isThere = (name: string): boolean => own.has(name) || isBuiltin(name) || dependencies.includes(packageOf(name));
  return chunks.flatMap(({ fileName, imports, dynamicImports }) =>
    [...imports, ...dynamicImports]
      .filter((name) => !isThere(name))
      .map((name) => `${fileName} imports ${name}: put ${packageOf(name)} into "dependencies" of package.json`),
  );
}

/**
 * Refuses a build for the server that imports a package for development: it would run here and fail on a host, which
 * has only the packages of "dependencies".
 */
export function productionImportsPlugin(): Plugin {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    name: "typeloop:production-imports",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const faults = findForeignImports(chunks, Object.keys(dependencies));
      if (faults.length > 0) this.error(faults.join("\n"));
    },
  };
}
