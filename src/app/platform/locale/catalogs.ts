import type { Messages } from "@lingui/core";
import type { Language } from "../../../contract/languages/languages";

/** Loads any catalog of any language. */
export function importCatalog(name: string, language: Language): Promise<{ readonly messages: Messages }> {
  return import(`../../../contract/languages/${language}/messages/${name}.po`);
}
