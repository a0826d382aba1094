import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { schema } from "./schema";

/** The content of `schema.graphql`. */
export function printContract(): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
