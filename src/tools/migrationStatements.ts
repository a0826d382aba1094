/** The last part of a name with its schema, without the mark of quotes. */
export function nameOf(name: string): string {
  return (name.split(".").at(-1) ?? name).replaceAll(/[@(),]/gu, "");
}

/**
 * The statements of a migration in a form that is easy to read: small letters, one space, names in quotes as `@name`
 * (so that none is taken for a word of the language), without comments and texts.
 */
export function readStatements(sql: string): readonly string[] {
  const bare = sql
    .replaceAll(/--[^\n]*/gu, " ")
    .replaceAll(/\/\*[^]*?\*\//gu, " ")
    .replaceAll(/(\$\w*\$)[^]*?\1/gu, "''")
    .replaceAll(/'(?:[^']|'')*'/gu, "''")
    .replaceAll(/"([^"]*)"/gu, (_, name: string) => `@${name.replaceAll(/\W/gu, "_")}`);
  return bare
    .split(";")
    .map((statement) => statement.toLowerCase().replaceAll(/\s+/gu, " ").trim())
    .filter((statement) => statement !== "");
}
