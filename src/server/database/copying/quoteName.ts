/** A table or a sequence with its schema (`public.users`) as SQL wants it. Neither part has a dot. */
export function quoteName(name: string): string {
  return name.split(".").map(quoteIdentifier).join(".");
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
