import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Locale, locales } from "./Locale";

const instances = new Map(locales.map((locale) => [locale, setupI18n({ locale, messages: { [locale]: {} } })]));
const requested = new Set<string>();

/** Says sentences in one language. The server renders pages of several languages at once, so each has its own. */
export function i18nOf(locale: Locale): I18n {
  return instances.get(locale) ?? setupI18n({ locale });
}

/**
 * Loads a catalogue before what needs it is drawn. English needs none: its sentences are in the code, and stand in for
 * what could not be loaded.
 * @param name of its file in src/app/locales. Which folder has which catalogue: src/tools/messages/lingui.config.cjs.
 */
export async function loadCatalogue(name: string, locale: Locale): Promise<void> {
  requested.add(name);
  if (locale === "en-US") return;
  const { messages } = await importCatalogue(name, locale).catch(() => ({ messages: {} }));
  i18nOf(locale).load(locale, messages);
}

/** Loads every catalogue that was loaded so far in another language, so that what is on screen can change over. */
export async function loadRequestedCatalogues(locale: Locale): Promise<void> {
  await Promise.all([...requested].map((name) => loadCatalogue(name, locale)));
}

const importCatalogue = (name: string, locale: Locale): Promise<{ readonly messages: Messages }> =>
  import(`../../locales/${locale}/${name}.po`);
