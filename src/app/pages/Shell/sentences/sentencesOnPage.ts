import type { MatchSentence } from "./matchSentence";

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
