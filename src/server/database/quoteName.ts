/** A name with its schema, as SQL: `"public"."users"`. */
export function quoteName(name: string): string {
  return name.split(".").map(quoteIdentifier).join(".");
}

/** A name as SQL: `"users"`. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
