import { space, unseen } from "./normaliseText";
import { spellOut } from "./spellOut";
import { splitGraphemes } from "./splitGraphemes";

/** What normalising changes: each kind of change, and how often. */
export type NormalisingReport = {
  /** Line breaks that became a space, several in a row counted once; those at the ends were left out. */
  readonly lineBreaks: number;
  /** Likewise. */
  readonly tabs: number;
  /** Spaces of other kinds, or more than one, or at the ends. */
  readonly spaces: number;
  /** Characters that show nothing and cannot be typed. */
  readonly invisible: number;
  /** Signs that stand for several keys, such as the ellipsis. */
  readonly spelledOut: number;
  /** Characters that were written in several parts, such as a letter and its accent. */
  readonly composed: number;
};

const lineBreak = /[\n\r\u2028\u2029]/u;
const tab = /[\t\v\f]/u;

/** Says what normaliseText does to a text. All counts are 0 exactly when it does nothing. */
export function reportNormalising(text: string): NormalisingReport {
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

/** Whether normalising left a text as it was. */
export function isUnchanged(report: NormalisingReport): boolean {
  return Object.values(report).every((count) => count === 0);
}
