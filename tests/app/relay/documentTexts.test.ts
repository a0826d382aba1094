import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import persisted from "../../../__generated__/persisted_queries.json";
import { documentTextsPlugin } from "../../../src/tools/buildPlugins";

const file = path.resolve("__generated__/persisted_queries.json");

/** The chunk as built. */
function build(): Record<string, string> {
  const { load } = documentTextsPlugin();
  if (typeof load !== "object" || typeof load.handler !== "function")
    throw new Error("The plugin has changed its form");
  return JSON.parse(String(Reflect.apply(load.handler, null, [file])));
}

test("the chunk of texts contains the documents of this build, and no earlier ones", () => {
  const ids = readdirSync("__generated__").flatMap(
    (name) => /@relayRequestID (\S+)/u.exec(readFileSync(path.join("__generated__", name), "utf8"))?.[1] ?? [],
  );
  const texts = build();
  expect(Object.keys(texts).sort()).toEqual([...new Set(ids)].sort());
  expect(persisted).toMatchObject(texts);
  expect(Object.keys(persisted).length).toBeGreaterThan(Object.keys(texts).length);
});
