import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";

// The rights of every role are tested operation by operation, in the matrices beside each noun's tests. This checks
// against the schema that none is missing.
const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const matrices = readdirSync("tests/server", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:roles|rights|matrix)\.test\.ts$/iu.test(file))
  .map((file) => readFileSync(path.join("tests/server", file), "utf8"));

/** Fields that are the same for every client, whoever the viewer is. */
const forEverybody = new Set(["serverTime", "certificate", "raceBoard", "raceBoardUpdated", "hostPolicy"]);

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {})).filter((name) => !forEverybody.has(name));

test("every field of the roots is tested with every role", () => {
  const isTested = (name: string) => {
    const word = new RegExp(`\\b${name}\\b`, "u");
    return matrices.some((matrix) => word.test(matrix));
  };
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((name) => !isTested(name))).toEqual([]);
});
