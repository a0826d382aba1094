import { type I18n, type Messages, setupI18n } from "@lingui/core";
import {
  type Locale,
  locales,
  DEFAULT_LANGUAGE,
  type Language,
  languageOfLocale,
} from "../../../contract/languages/languages";
import { browserPreferences } from "../preferences/usePreferences";
import type { SharedCatalog } from "./catalogFolders";

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
 * @param name of its file in messages/ of the language: a page, or one of catalogFolders.ts.
 */
export async function loadCatalog(name: string, locale: Locale): Promise<void> {
  requested.add(name);
  const language = languageOfLocale(locale);
  if (language === DEFAULT_LANGUAGE) return;
  const { messages } = await importCatalog(name, language).catch(() => ({ messages: {} }));
  i18nOf(locale).load(locale, messages);
}

/** Code that only the browser renders, with the catalog of its sentences in the browser's language. */
export async function loadWithCatalog<Module>(name: SharedCatalog, code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, loadCatalog(name, browserPreferences().locale())]);
  return module;
}

/** Loads all catalogs that were loaded so far in another language, so that everything on screen can change. */
export async function loadRequestedCatalogs(locale: Locale): Promise<void> {
  await Promise.all([...requested].map((name) => loadCatalog(name, locale)));
}

/** The frame's is apart, so that the first load has no list of the others. */
async function importCatalog(name: string, language: Language): Promise<{ readonly messages: Messages }> {
  if (name === "frame") return import(`../../../contract/languages/${language}/messages/frame.po`);
  return (await import("./catalogs")).importCatalog(name, language);
}
