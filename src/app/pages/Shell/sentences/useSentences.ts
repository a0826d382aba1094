import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { type Language, languagesWith, loadPart } from "../../../../contract/languages/languages";
import { useLanguage } from "../../../platform/locale/useLocale";
import type { Messages } from "@lingui/core";
import { onOneLine } from "../../../../contract/reportRules";

/**
 * The sentences that were on the page when this was first rendered; null while they are looked for.
 * @param readMore returns further texts of the page.
 */
export function useSentences(readMore: () => readonly string[]): readonly string[] | null {
  const { i18n } = useLingui();
  const language = useLanguage();
  const [sentences, setSentences] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadOtherTexts(language).then((texts) => {
      if (!isWanted) return;
      const match = makeMatcher([...Object.values(i18n.messages), ...texts]);
      const more = readMore().flatMap((text) => match(text) ?? []);
      setSentences([...new Set([...sentencesOnPage(document.body, match), ...more])]);
    });
    return () => {
      isWanted = false;
    };
  }, [i18n, language, readMore]);
  return sentences;
}

/** What the interface says outside its catalogs: errors and the course. Without a server, what has been loaded. */
async function loadOtherTexts(language: Language): Promise<readonly string[]> {
  const parts = await Promise.allSettled([
    loadPart(language, "errorMessages"),
    languagesWith("lessons").includes(language) ? loadPart(language, "lessons") : null,
  ]);
  const [errors, lessons] = parts;
  return [
    ...(errors.status === "fulfilled" ? Object.values(errors.value) : []),
    ...(lessons.status === "fulfilled" && lessons.value !== null ? textsIn(lessons.value.instructions) : []),
  ];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Stands for a name or a figure while variants are made; no message contains it. */
const HOLE = "\u0000";

/** Maximum variants of one message: more forms than any language has, several times over. */
const MOST_VARIANTS = 32;

/** With fewer letters of its own a message would match what people have written. */
const FEWEST_LETTERS = 2;

/** Returns the sentence that a text on screen is, with … for names and figures; null if it is not of the interface. */
type MatchSentence = (shown: string) => string | null;

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

/** Longer texts are not one sentence of the interface. */
const LONGEST = 1_000;

/** Elements inside a sentence. An element with any other element in it has several sentences. */
const inline = new Set("A ABBR B BDI BR CODE EM I KBD MARK OUTPUT SMALL SPAN STRONG SUB SUP TIME".split(" "));

/** Elements whose text people wrote, is no text, or is in another language; and the dialog that lists the sentences. */
const skipped = 'script, style, noscript, template, [translate="no"], [contenteditable], [data-sentence-reports]';

const attributes = ["aria-label", "placeholder", "alt", "title"] as const;

/** The distinct sentences of the interface that are visible, those of the page itself before those of its frame. */
export function sentencesOnPage(root: Element, match: MatchSentence): readonly string[] {
  const found = new Set<string>();
  const { lang } = document.documentElement;

  const add = (shown: string | null): boolean => {
    const sentence = shown === null || shown.length > LONGEST ? null : match(shown);
    if (sentence !== null) found.add(sentence);
    return sentence !== null;
  };
  const walk = (element: Element): void => {
    if (element.matches(skipped) || !isVisible(element) || isInOtherLanguage(element, lang)) return;
    for (const name of attributes) add(element.getAttribute(name));
    if (element.matches("textarea")) return;
    const hasOneText = Array.from(element.querySelectorAll("*")).every(({ tagName }) => inline.has(tagName));
    if (hasOneText && add(element.textContent)) return;
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node);
      else if (node instanceof Text) add(node.data);
    }
  };

  for (const main of root.querySelectorAll("main")) walk(main);
  walk(root);
  return [...found];
}

/** Older browsers cannot say; there, hidden parts of the page are listed too. */
function isVisible(element: Element): boolean {
  return !element.hasAttribute("hidden") && (element.checkVisibility?.() ?? true);
}

function isInOtherLanguage(element: Element, lang: string): boolean {
  const own = element.getAttribute("lang");
  return own !== null && own !== "" && own.split("-")[0] !== lang.split("-")[0];
}
