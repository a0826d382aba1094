import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import { documentCostRule } from "./documentCost";
import { documentLimits, documentLimitsRule } from "./documentLimits";
import { InvalidDocument } from "./InvalidDocument";

/**
 * The document in a text that is not one of our own.
 * @throws InvalidDocument when it cannot be read, is beyond the limits, or does not fit the schema.
 */
export function readDocument(schema: GraphQLSchema, text: string): DocumentNode {
  const document = orInvalid(() => parse(text, { maxTokens: documentLimits.tokens }));
  // The limits first: they are cheap to check, and some of graphql's rules are dear on a document beyond them.
  const beyond = validate(schema, document, [documentLimitsRule, documentCostRule]);
  if (beyond.length > 0) throw new InvalidDocument("TOO_COMPLEX", beyond);
  const faults = validate(schema, document, undefined, { maxErrors: 10 });
  if (faults.length > 0) throw new InvalidDocument("BAD_REQUEST", faults);
  return document;
}

/** @throws InvalidDocument for whatever is thrown. */
export function orInvalid<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw new InvalidDocument("BAD_REQUEST", [
      error instanceof GraphQLError ? error : new GraphQLError(error instanceof Error ? error.message : String(error)),
    ]);
  }
}
