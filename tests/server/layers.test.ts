import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Inside the server: GraphQL types → rules → SQL, never up. A file of types is one that uses the schema builder. It has
 * no SQL and no rules of its own; everything else knows neither Pothos nor a file of types, and rules and SQL know no
 * GraphQL at all.
 */
const root = path.resolve("src/server");

type Source = { readonly file: string; readonly text: string; readonly imports: readonly Import[] };
type Import = { readonly of: string; readonly isType: boolean };

const sources: readonly Source[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return { file, text, imports: readImports(file, text) };
  });

/** Modules of our own by their path below `src/server`, others by their name. */
function readImports(file: string, text: string): readonly Import[] {
  return [...text.matchAll(/^import (type )?([^;]*? from )?"([^"]+)";$/gmu)].map(([, type, names, module = ""]) => ({
    of: module.startsWith(".") ? path.join(path.dirname(file), module) : module,
    isType: type !== undefined || isOnlyTypes(names ?? ""),
  }));
}

function isOnlyTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\} from $/u.exec(names)?.[1]?.split(",") ?? [];
  const named = inBraces.map((name) => name.trim()).filter((name) => name !== "");
  return named.length > 0 && named.every((name) => name.startsWith("type "));
}

const usesBuilder = ({ imports }: Source): boolean => imports.some(({ of }) => of === "graphql/builder");
const isPothos = ({ of }: Import): boolean =>
  of.startsWith("@pothos/") || of === "graphql/builder" || of === "graphql/errors";
const isGraphql = ({ of }: Import): boolean => of === "graphql" || of.startsWith("graphql/");
const isSql = ({ of, isType }: Import): boolean =>
  of.startsWith("drizzle-orm") || (of.startsWith("database/") && !isType);

/** The folder `graphql` makes the builder, and its schema lists the files of types. */
const nouns = sources.filter(({ file }) => !file.startsWith(`graphql${path.sep}`));
const types = nouns.filter(usesBuilder);
const others = nouns.filter((source) => !usesBuilder(source));
/** What answers requests knows GraphQL: the transports, the rendered pages, documents, and what starts the server. */
const edge = /^(?:transport|pages|documents)\/|^(?:RequestFailure|describeFailure|serve|startServer)\.ts$/u;
const rules = others.filter(({ file }) => !edge.test(file.replaceAll(path.sep, "/")));
const typeModules = new Set(types.map(({ file }) => file.replace(/\.ts$/u, "")));

test("both kinds of files are found", () => {
  expect(types.length).toBeGreaterThan(30);
  expect(others.filter(({ imports }) => imports.some(isSql)).length).toBeGreaterThan(30);
});

test.each(types.map((source) => [source.file, source] as const))(
  "%s has no SQL and no rules",
  (_, { text, imports }) => {
    expect(imports.filter(isSql)).toEqual([]);
    expect(
      text.match(/new (?:DomainError|InvalidInput|RateLimited|SequenceGap)\(|\.rateLimits\b|\bsql`/gu) ?? [],
    ).toEqual([]);
  },
);

test.each(others.map((source) => [source.file, source] as const))("%s knows no GraphQL types", (_, { imports }) => {
  expect(imports.filter(isPothos)).toEqual([]);
  expect(imports.filter(({ of }) => typeModules.has(of))).toEqual([]);
});

test.each(rules.map((source) => [source.file, source] as const))("%s knows no GraphQL", (_, { imports }) => {
  expect(imports.filter(isGraphql)).toEqual([]);
});
