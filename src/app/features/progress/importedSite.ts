/** The name of a site that runs were imported from, by the schema's `ImportSource`. */
export function importedSite(source: string): string {
  return source === "MONKEYTYPE" ? "Monkeytype" : source === "KEYBR" ? "keybr" : source;
}
