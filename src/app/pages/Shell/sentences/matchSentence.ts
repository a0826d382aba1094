import type { Messages } from "@lingui/core";
import { onOneLine } from "../../../../contract/sentenceRules";

/** Stands for a name or a figure while variants are made; no message contains it. */
const HOLE = "\u0000";

/** Maximum variants of one message: more forms than any language has, several times over. */
const MOST_VARIANTS = 32;

/** With fewer letters of its own a message would match what people have written. */
const FEWEST_LETTERS = 2;

/** Returns the sentence that a text on screen is, with … for names and figures; null if it is not of the interface. */
export type MatchSentence = (shown: string) => string | null;

/**
 * Makes a matcher from the messages of the interface. Only their own words are ever reported, so a report contains no
 * names and nothing that people typed.
 * @param messages compiled by Lingui: texts, or lists of texts and placeholders.
 */
export function makeMatcher(messages: Iterable<Messages[string]>): MatchSentence {
  const exact = new Map<string, string>();
  const patterns = new Map<string, RegExp>();
  for (const message of messages) {
    for (const variant of expand(typeof message === "string" ? [message] : message, false)) {
      const text = onOneLine(variant.replaceAll(/<\/?\w+\/?>/gu, ""));
      if ((text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) continue;
      const sentence = text.replaceAll(/\0+/gu, "…");
      if (text.includes(HOLE)) patterns.set(sentence, toPattern(text));
      else exact.set(text, sentence);
    }
  }
  return (shown) => {
    const text = onOneLine(shown);
    const found = exact.get(text);
    if (found !== undefined || text === "") return found ?? null;
    for (const [sentence, pattern] of patterns) if (pattern.test(text)) return sentence;
    return null;
  };
}

/** Every form of a message: one for each branch of its plurals and choices, with holes for the rest. */
function expand(parts: readonly unknown[], isPlural: boolean): readonly string[] {
  let variants: readonly string[] = [""];
  for (const part of parts) {
    const forms = formsOf(part, isPlural);
    variants = variants.flatMap((start) => forms.map((form) => start + form)).slice(0, MOST_VARIANTS);
  }
  return variants;
}

function formsOf(part: unknown, isPlural: boolean): readonly string[] {
  if (typeof part === "string") return [isPlural && part === "#" ? HOLE : part];
  const [, type, branches]: readonly unknown[] = Array.isArray(part) ? part : [];
  if (typeof branches !== "object" || branches === null) return [HOLE];
  const isOfPlural = type !== "select";
  return Object.values(branches).flatMap((branch: unknown) =>
    typeof branch === "string" ? [branch] : Array.isArray(branch) ? expand(branch, isOfPlural) : [],
  );
}

function toPattern(text: string): RegExp {
  const literals = text.split(/\0+/u).map((literal) => literal.replaceAll(/[$()*+.?[\\\]^{|}]/gu, "\\$&"));
  return new RegExp(`^${literals.join(".*?")}$`, "u");
}
