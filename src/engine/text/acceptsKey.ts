/** Characters that people type with the plain key, by that key. */
const plainKeys: ReadonlyMap<string, string> = new Map(
  (
    [
      ["'", "‘’‚‛′ʼ´"],
      ['"', "“”„‟″«»"],
      ["-", "‐‑‒–—―−"],
      [" ", "\u00a0\u2002\u2003\u2009\u202f\u3000"],
    ] as const
  ).flatMap(([plain, variants]) => [...variants].map((variant) => [variant, plain] as const)),
);

function plain(grapheme: string): string {
  const composed = grapheme.normalize("NFC");
  return plainKeys.get(composed) ?? composed;
}

/**
 * Whether typing one character is right where another is expected: the same character in any Unicode form,
 * or a typographic quote, dash or space against its plain key, in either direction (phones type `’` for `'`).
 */
export function acceptsKey(expected: string, typed: string): boolean {
  return expected === typed || plain(expected) === plain(typed);
}
