import { spellOut } from "./spellOut";

/** Characters that look like nothing: soft hyphen, zero-width marks, byte order mark. They cannot be typed. */
const invisible = /[\u00ad\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/** A zero-width joiner is invisible too, except where it makes one emoji of two. */
const loneJoiner =
  /(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const control = /\p{Cc}/gu;
/** What is not shown, and left out: one kind after another. */
export const unseen: readonly RegExp[] = [control, invisible, loneJoiner];
export const space = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;

/**
 * The form in which every text is kept, shown and typed: Unicode NFC, one plain space between words,
 * none at the ends, ligatures spelt out ({@link spellOut}).
 * Typographic quotes and dashes stay as written: {@link acceptsKey} takes the plain key for them.
 * Normalising twice changes nothing.
 */
export function normaliseText(text: string): string {
  return spellOut(text)
    .replace(space, " ")
    .replace(control, "")
    .replace(invisible, "")
    .replace(loneJoiner, "")
    .normalize("NFC")
    .replace(space, " ")
    .trim();
}
