import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { schema } from "./schema";

/** The contract as text: what `schema.graphql` must hold. */
export function printContract(): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
