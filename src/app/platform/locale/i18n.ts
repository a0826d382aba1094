import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Locale, locales } from "./Locale";

const instances = new Map(locales.map((locale) => [locale, setupI18n({ locale, messages: { [locale]: {} } })]));
const requested = new Set<string>();

/**
 * The messages of one language. The server renders pages in several languages at once, so each has its own instance.
 */
export function i18nOf(locale: Locale): I18n {
  return instances.get(locale) ?? setupI18n({ locale });
}

/**
 * Loads a catalog before the components that need it are rendered. English needs none: its messages are in the code,
 * and replace those that could not be loaded.
 * @param name of its file in src/app/locales. Which folder has which catalog: src/tools/messages/lingui.config.cjs.
 */
export async function loadCatalogue(name: string, locale: Locale): Promise<void> {
  requested.add(name);
  if (locale === "en-US") return;
  const { messages } = await importCatalogue(name, locale).catch(() => ({ messages: {} }));
  i18nOf(locale).load(locale, messages);
}

/** Loads all catalogs that were loaded so far in another language, so that everything on screen can change. */
export async function loadRequestedCatalogues(locale: Locale): Promise<void> {
  await Promise.all([...requested].map((name) => loadCatalogue(name, locale)));
}

const importCatalogue = (name: string, locale: Locale): Promise<{ readonly messages: Messages }> =>
  import(`../../locales/${locale}/${name}.po`);
