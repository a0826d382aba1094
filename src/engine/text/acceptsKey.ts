/** Characters that people type with the plain key, by that key. */
const plainKeys: ReadonlyMap<string, string> = new Map(
  (
    [
      ["'", "‘’‚‛′ʼ´"],
      ['"', "“”„‟″«»"],
      ["-", "‐‑‒–—―−"],
      [" ", "\u00a0\u2002\u2003\u2009\u202f\u3000"],
    ] as const
  ).flatMap(([key, variants]) => [...variants].map((variant) => [variant, key] as const)),
);

/**
 * The character by which all that are typed with the same key are known. Two are the same exactly when their plain
 * forms are.
 */
export function plainKey(grapheme: string): string {
  if (grapheme.length === 1 && grapheme < "\u0080") return grapheme;
  const composed = grapheme.normalize("NFC");
  return plainKeys.get(composed) ?? composed;
}

/**
 * Whether typing one character is right where another is expected: the same character in any Unicode form,
 * or a typographic quote, dash or space against its plain key, in either direction (phones type `’` for `'`).
 */
export function acceptsKey(expected: string, typed: string): boolean {
  return expected === typed || plainKey(expected) === plainKey(typed);
}
