import type { Locale } from "./Locale";
import type { Messages } from "./Messages";

/** The sentences of one part of the application in each language but the default, whose sentences stand in the code. */
export type Catalogue = Readonly<Record<Exclude<Locale, "en-US">, () => Promise<{ readonly messages: Messages }>>>;

const known = new Set<Catalogue>();
const loaded: Readonly<Record<Locale, Record<string, Messages[string]>>> = { "en-US": {}, "nl-NL": {} };

/** The sentences that are here, by id. */
export function messagesIn(locale: Locale): Messages {
  return loaded[locale];
}

/** Brings a catalogue in a language, before what needs it is drawn. Never rejects: without it, there is English. */
export async function loadCatalogue(catalogue: Catalogue, locale: Locale): Promise<void> {
  known.add(catalogue);
  if (locale === "en-US") return;
  const { messages } = await catalogue[locale]().catch(() => ({ messages: {} }));
  Object.assign(loaded[locale], messages);
}

/** Brings every catalogue that was loaded so far in another language, so that what is on screen can change over. */
export async function loadKnownCatalogues(locale: Locale): Promise<void> {
  await Promise.all([...known].map((catalogue) => loadCatalogue(catalogue, locale)));
}
