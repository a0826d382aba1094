import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Of all documents ever shipped, leaves in the pages' chunk of texts (src/app/relay/documentTexts.ts) those that this
 * build's artifacts ask for.
 */
export function documentTextsPlugin(): Plugin {
  const folder = path.resolve("__generated__");
  return {
    name: "typeloop:document-texts",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /__generated__\/persisted_queries\.json$/u },
      handler(file) {
        const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
        return JSON.stringify(Object.fromEntries(currentIds(folder).map((id) => [id, texts[id]])));
      },
    },
  };
}

/** Ids of the documents in the artifacts of today's sources. */
function currentIds(folder: string): readonly string[] {
  const artifacts = readdirSync(folder).filter((name) => name.endsWith(".graphql.ts"));
  return artifacts.flatMap(
    (name) => /@relayRequestID (\S+)/u.exec(readFileSync(path.join(folder, name), "utf8"))?.[1] ?? [],
  );
}
