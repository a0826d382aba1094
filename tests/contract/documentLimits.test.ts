import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { documentLimits, documentLimitsRule } from "../../src/server/transport/documentLimits";

/** In the modes `apq` and `off` the pages send their texts, to which the limits apply too. */
const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const documents: Record<string, string> = JSON.parse(readFileSync("__generated__/persisted_queries.json", "utf8"));

test.each(Object.values(documents).map((text) => [/\w+ (\w+)/u.exec(text)?.[1], text]))(
  "%s is within the limits of texts",
  (_, text = "") => {
    expect(validate(schema, parse(text, { maxTokens: documentLimits.tokens }), [documentLimitsRule])).toEqual([]);
  },
);
