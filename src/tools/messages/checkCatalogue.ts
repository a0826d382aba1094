import { formatter } from "@lingui/format-po";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/**
 * What is wrong with a catalogue: a sentence that is not translated, not used, written wrong, or that loses one of its
 * values or elements.
 */
export async function checkCatalogue(po: string, file: string): Promise<readonly string[]> {
  const entries = await formatter().parse(po, { locale: "nl-NL", sourceLocale: "en-US", filename: file });
  return Object.values(entries).flatMap(({ message = "", translation, obsolete }) => {
    const fault = obsolete === true ? "is not used" : faultOf(message, translation);
    return fault === null ? [] : [`${file}: "${message}" ${fault}`];
  });
}

function faultOf(message: string, translation: string): string | null {
  if (translation === "") return "is not translated";
  try {
    const [wanted, given] = [partsOf(message), partsOf(translation)];
    return wanted === given
      ? null
      : `has ${wanted === "" ? "no parts" : wanted}; its translation has ${given === "" ? "none" : given}`;
  } catch (error) {
    return `is translated in a way that cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The names of the values and elements in a sentence, in order of the alphabet. */
function partsOf(message: string): string {
  const names = new Set<string>();
  collect(compileMessageOrThrow(message), names);
  return [...names].toSorted().join(" ");
}

/** @param compiled text, a list of parts, or a value's name with what is said in each of its cases */
function collect(compiled: unknown, names: Set<string>): void {
  if (typeof compiled === "string") for (const [tag] of compiled.matchAll(/<\/?\w+\/?>/gu)) names.add(tag);
  if (!Array.isArray(compiled)) return;
  for (const part of compiled) {
    if (!Array.isArray(part)) collect(part, names);
    else {
      const [name, , cases] = part;
      names.add(`{${String(name)}}`);
      for (const sentence of Object.values(Object(cases))) collect(sentence, names);
    }
  }
}
