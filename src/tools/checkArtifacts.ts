import { readFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "./Fault";
import { packageProgram, runProgram } from "./runProgram";
import { withCopy } from "./withCopy";

const documents = "__generated__/persisted_queries.json";
const mend = "npm run relay";

/**
 * Whether every document of the app fits schema.graphql and its artifact is what the compiler makes of it. The compiler
 * works on a copy, since it writes to the map of documents even when it only validates.
 * @param root the project's folder.
 */
export async function checkArtifacts(root: string): Promise<readonly Fault[]> {
  return withCopy(root, ["schema.graphql", "relay.config.json", "__generated__", "src/app"], async (folder) => {
    const { ok, output } = await runProgram(packageProgram("relay-compiler"), ["--noWatchman", "--validate"], folder);
    if (!ok)
      return [
        {
          what: output
            .replaceAll(/^\[INFO\].*\n?/gmu, "")
            .replaceAll(folder, ".")
            .trim(),
          mend,
        },
      ];
    const read = (place: string) => readFileSync(path.join(place, documents), "utf8");
    return read(root) === read(folder) ? [] : [{ what: `${documents} is not what the compiler writes`, mend }];
  });
}
