/** Names in a sentence: "Ada, Ben and Cleo". */
export function listNames(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
