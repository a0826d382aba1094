import { formatter } from "@lingui/format-po";
import { compileSentence } from "./compileSentence.mjs";

/** What is not translated is left out: the English in the code stands in for it. */
export function compileCatalogue(po, filename) {
  const entries = Object.entries(formatter().parse(po, { locale: null, sourceLocale: "en-US", filename }))
    .filter(([, { translation, obsolete }]) => translation !== "" && obsolete !== true)
    .map(([id, { translation }]) => [id, compileSentence(translation)]);
  return Object.fromEntries(entries);
}
