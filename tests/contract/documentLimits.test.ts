import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { documentLimits, documentLimitsRule } from "../../src/server/transport/documentLimits";
import { expectEach } from "../support/expectEach";

/** In the modes `apq` and `off` the pages send their texts, to which the limits apply too. */
const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const documents: Record<string, string> = JSON.parse(readFileSync("__generated__/persisted_queries.json", "utf8"));

test("every document is within the limits of texts", () =>
  expectEach(
    Object.values(documents),
    (text) => /\w+ (\w+)/u.exec(text)?.[1] ?? text,
    (text) =>
      expect(validate(schema, parse(text, { maxTokens: documentLimits.tokens }), [documentLimitsRule])).toEqual([]),
  ));
