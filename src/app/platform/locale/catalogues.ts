import type { Locale } from "./Locale";
import type { Messages } from "./Messages";

const requested = new Set<string>();
const loaded: Readonly<Record<Locale, Record<string, Messages[string]>>> = { "en-US": {}, "nl-NL": {} };

/** The sentences that are here, by id. */
export function messagesIn(locale: Locale): Messages {
  return loaded[locale];
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
  Object.assign(loaded[locale], messages);
}

/** Loads every catalogue that was loaded so far in another language, so that what is on screen can change over. */
export async function loadRequestedCatalogues(locale: Locale): Promise<void> {
  await Promise.all([...requested].map((name) => loadCatalogue(name, locale)));
}

const importCatalogue = (name: string, locale: Locale): Promise<{ readonly messages: Messages }> =>
  import(`../../locales/${locale}/${name}.po`);
