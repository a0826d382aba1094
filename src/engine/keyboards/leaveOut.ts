import { normaliseText } from "../text/normaliseText";
import { splitGraphemes } from "../text/splitGraphemes";

/**
 * A text without some of its characters, normalised. Of a letter that ASCII has but for its accent, the accent alone
 * goes: half a word is none.
 */
export function leaveOut(text: string, characters: readonly string[]): string {
  const gone = new Set(characters);
  return normaliseText(
    splitGraphemes(text)
      .map((grapheme) => (gone.has(grapheme) ? withoutAccent(grapheme) : grapheme))
      .join(""),
  );
}

function withoutAccent(grapheme: string): string {
  const letter = grapheme.normalize("NFD").replace(/\p{Mn}/gu, "");
  return /^[a-z]$/iu.test(letter) ? letter : "";
}
