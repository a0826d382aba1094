/**
 * Whether an invented word reads as a real one with a typo: a letter too many because it was doubled, or a letter that
 * was dropped.
 */
export function looksLikeSlip(text: string, real: ReadonlySet<string>, letters: readonly string[]): boolean {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (at > 0 && text[at] === text[at - 1] && real.has(before + text.slice(at + 1))) return true;
    if (letters.some((letter) => real.has(before + letter + after))) return true;
  }
  return false;
}
