import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";

/** A .po file as an ES module's or CommonJS code. What is not translated is left out: English stands in for it. */
export function compileCatalogue(po, filename, namespace) {
  const entries = formatter().parse(po, { locale: null, sourceLocale: "en-US", filename });
  const translations = Object.entries(entries)
    .filter(([, { translation, obsolete }]) => translation !== "" && obsolete !== true)
    .map(([id, { translation }]) => [id, translation]);
  const { source, errors } = createCompiledCatalog("", Object.fromEntries(translations), { namespace, strict: true });
  if (errors.length > 0) throw new Error(errors.map(({ source: text, error }) => `${text}: ${error}`).join("\n"));
  return source;
}
