import { readdirSync, readFileSync } from "node:fs";

/** A sentence of the interface as a language says it, from its catalogs. */
export function say(locale: string, sentence: string): string {
  if (locale === "en-US") return sentence;
  const folder = `src/contract/languages/${locale.slice(0, 2)}/messages`;
  const entry = `\nmsgid ${JSON.stringify(sentence)}\nmsgstr `;
  for (const file of readdirSync(folder)) {
    const catalog = readFileSync(`${folder}/${file}`, "utf8");
    const at = catalog.indexOf(entry);
    if (at !== -1) return JSON.parse(catalog.slice(at + entry.length).split("\n", 1)[0] ?? "");
  }
  throw new Error(`"${sentence}" is not in ${folder}`);
}
