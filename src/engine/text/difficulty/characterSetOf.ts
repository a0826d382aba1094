/** Each character (code point) of a text once, in the order of Unicode: what a keyboard must have for it. */
export function characterSetOf(body: string): string {
  return [...new Set(body)].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join("");
}
