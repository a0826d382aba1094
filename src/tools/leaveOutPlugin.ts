import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { helmetTrim } from "./leaveOut/helmetTrim.ts";
import { relayIndex, relayNames } from "./leaveOut/relayIndex.ts";
import { relayParts } from "./leaveOut/relayParts.ts";
import { absentFromDocuments, relayTrims } from "./leaveOut/relayTrims.ts";
import { routerTrim } from "./leaveOut/routerTrim.ts";
import type { Trim } from "./leaveOut/Trim.ts";
import { trimCode } from "./leaveOut/trimCode.ts";

/** As the bundler names it: links are followed. A file that is gone keeps its name, to be told of. */
const packages = realpathSync("node_modules");
const inPackages = (file: string): string => path.join(packages, file);
const relayIndexFile = "relay-runtime/lib/index.js";

/** Files that are replaced whole. */
const replaced = new Map(
  [...relayParts, [relayIndexFile, relayIndex] as const].map(([file, code]) => [inPackages(file), code]),
);

/** Files that lose parts. */
const trims = new Map<string, Trim>([
  [inPackages("react-router/dist/production/chunk-7RTFRKQW.mjs"), routerTrim],
  [inPackages("react-helmet-async/lib/index.esm.js"), helmetTrim],
  ...Object.entries(relayTrims).map(([file, trim]) => [inPackages(`relay-runtime/lib/${file}`), trim] as const),
]);

/** Relay reads these when it runs; Typeloop leaves each as it is. */
function relayFlags(): ReadonlyMap<string, string> {
  const code = readFileSync(inPackages("relay-runtime/lib/util/RelayFeatureFlags.js"), "utf8");
  return new Map(
    [...code.matchAll(/(?<name>[A-Z_]+): (?<value>\w+)/gu)].map(({ groups }) => [
      groups?.["name"] ?? "",
      groups?.["value"] ?? "",
    ]),
  );
}

/**
 * Leaves out of the built pages what they cannot reach and a bundler cannot drop: CommonJS is not shaken, methods are
 * not, and the packages' flags
 * are read at run time. The first load is 13 KB smaller for it. Calling such a part fails loudly; the build refuses
 * when a package is written in
 * another way, when a page imports a name of relay-runtime that is left out, and when a document asks for what is.
 */
export function leaveOutPlugin(): Plugin {
  const flags = relayFlags();
  const seen = new Set<string>();
  return {
    name: "typeloop:leave-out",
    apply: "build",
    enforce: "pre",
    buildStart() {
      for (const file of [...replaced.keys(), ...trims.keys()])
        if (!existsSync(file)) this.error(`${file} is gone: look again at src/tools/leaveOut`);
      const index = readFileSync(inPackages(relayIndexFile), "utf8");
      for (const name of relayNames)
        if (!index.includes(`  ${name}: `))
          this.error(`relay-runtime no longer exports ${name}: look again at src/tools/leaveOut/relayIndex.ts`);
      if (flags.size === 0)
        this.error("relay-runtime has no flags any more: look again at src/tools/leaveOutPlugin.ts");
    },
    load: {
      filter: { id: /node_modules\/(?:react-relay\/lib|relay-runtime\/lib|@babel\/runtime\/helpers)\//u },
      handler: (id) => replaced.get(id) ?? null,
    },
    transform: {
      filter: {
        id: /node_modules\/(?:react-router|react-helmet-async|react-relay|relay-runtime)\/|\/src\/app\/|\/__generated__\//u,
      },
      handler(code, id) {
        if (!id.includes("node_modules")) return void checkOwn(code, (message) => this.error(`${id}: ${message}`));
        const trim = trims.get(id);
        if (trim === undefined) return id.includes("relay") ? { code: writeFlags(code, flags), map: null } : null;
        seen.add(id);
        try {
          return { code: writeFlags(trimCode(code, trim), flags), map: null };
        } catch (error) {
          return this.error(
            `${id}: ${String(error)}: the package is written in another way, look again at src/tools/leaveOut`,
          );
        }
      },
    },
    buildEnd(error) {
      if (error === undefined)
        for (const file of trims.keys())
          if (!seen.has(file)) this.error(`${file} is in no page: look again at src/tools/leaveOut`);
    },
  };
}

function writeFlags(code: string, flags: ReadonlyMap<string, string>): string {
  return code.replace(
    /(?:\w+\.)?\bRelayFeatureFlags\.(?<name>[A-Z_]+)\b/gu,
    (text, name: string) => flags.get(name) ?? text,
  );
}

function checkOwn(code: string, refuse: (message: string) => void): void {
  for (const { groups } of code.matchAll(/import \{(?<names>[^}]*)\} from "relay-runtime"/gu)) {
    const names = (groups?.["names"] ?? "")
      .split(",")
      .map((name) => name.trim().replace(/ as .*/u, ""))
      .filter((name) => name !== "" && !name.startsWith("type "));
    for (const name of names)
      if (!relayNames.includes(name))
        refuse(`${name} of relay-runtime is left out of the build: add it to src/tools/leaveOut/relayIndex.ts`);
  }
  for (const word of absentFromDocuments)
    if (code.includes(`"kind": "${word}"`) || code.includes(`"${word}":`))
      refuse(`documents with ${word} are left out of the build: src/tools/leaveOut/relayTrims.ts`);
}
