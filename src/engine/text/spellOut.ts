/**
 * Characters that stand for several keys, as those keys: `…` as three full stops and the ligature `ĳ` as the two
 * letters
 * that Dutch keyboards have. Texts are kept this way, and what a phone puts in by itself is read this way.
 */
export function spellOut(text: string): string {
  return text.replaceAll("…", "...").replaceAll("ĳ", "ij").replaceAll("Ĳ", "IJ");
}
