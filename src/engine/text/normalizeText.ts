import { spellOut, splitGraphemes } from "./graphemes";

/** Invisible characters: soft hyphen, zero-width marks, byte order mark. They cannot be typed. */
const invisibleCharacters = /[\u00ad\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/** A zero-width joiner is invisible too, unless it joins emoji. */
const unpairedJoiner =
  /(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const control = /\p{Cc}/gu;
/** The kinds of invisible characters to remove. */
export const unseen: readonly RegExp[] = [control, invisibleCharacters, unpairedJoiner];
export const space = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;

/**
 * The form in which every text is stored, shown and typed: Unicode NFC, single plain spaces between words, none at the
 * ends, ligatures spelled out ({@link spellOut}). Typographic quotes and dashes stay; {@link acceptsKey} accepts the
 * plain key for them. Idempotent.
 */
export function normalizeText(text: string): string {
  return spellOut(text)
    .replace(space, " ")
    .replace(control, "")
    .replace(invisibleCharacters, "")
    .replace(unpairedJoiner, "")
    .normalize("NFC")
    .replace(space, " ")
    .trim();
}

/** The changes that normalizing makes: each kind, and how often. */
export type NormalizingReport = {
  /** Line breaks that became a space, several in a row counted once; those at the ends were removed. */
  readonly lineBreaks: number;
  /** Likewise. */
  readonly tabs: number;
  /** Other kinds of spaces, repeated ones, and those at the ends. */
  readonly spaces: number;
  /** Invisible characters, which cannot be typed. */
  readonly invisible: number;
  /** Signs that take several keys, such as the ellipsis. */
  readonly spelledOut: number;
  /** Characters in several parts, such as a letter and its accent. */
  readonly composed: number;
};

const lineBreak = /[\n\r\u2028\u2029]/u;
const tab = /[\t\v\f]/u;

/** Reports what normalizeText changes in a text. All counts are 0 if it changes nothing, and only then. */
export function reportNormalizing(text: string): NormalizingReport {
  const spelled = spellOut(text);
  const stretches = Array.from(spelled.matchAll(space)).filter(
    ({ 0: found, index }) => found !== " " || index === 0 || index === spelled.length - 1,
  );
  const lineBreaks = stretches.filter(({ 0: found }) => lineBreak.test(found)).length;
  const tabs = stretches.filter(({ 0: found }) => tab.test(found) && !lineBreak.test(found)).length;
  let seen = spelled.replace(space, " ");
  let invisible = 0;
  for (const kind of unseen) {
    invisible += Array.from(seen.matchAll(kind)).length;
    seen = seen.replace(kind, "");
  }
  const composed = splitGraphemes(seen).filter((grapheme) => grapheme.normalize("NFC") !== grapheme).length;
  return {
    lineBreaks,
    tabs,
    spaces: stretches.length - lineBreaks - tabs,
    invisible,
    spelledOut: Array.from(text.matchAll(/[…ĳĲ]/gu)).length,
    composed,
  };
}

/** Whether normalizing leaves a text unchanged. */
export function isUnchanged(report: NormalizingReport): boolean {
  return Object.values(report).every((count) => count === 0);
}

/** A kind of change that normalizing made to a text, and how often. */
export type TextChange = { readonly kind: keyof NormalizingReport; readonly count: number };

const kinds = ["lineBreaks", "tabs", "spaces", "invisible", "spelledOut", "composed"] as const;

/** How a body changes when it is normalized; empty if it does not. */
export function changesIn(body: string): readonly TextChange[] {
  const report = reportNormalizing(body);
  return kinds.map((kind) => ({ kind, count: report[kind] })).filter((found) => found.count > 0);
}
