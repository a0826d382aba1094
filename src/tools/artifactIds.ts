import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The documents that the app of today asks for: ids by the name of the artifact. */
export function artifactIds(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".graphql.ts"));
  return new Map(
    names.flatMap((name) => {
      const id = /@relayRequestID (\S+)/u.exec(readFileSync(path.join(folder, name), "utf8"))?.[1];
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}
