import { useLingui, I18nProvider } from "@lingui/react";
import { type InterfaceLanguage, languageOfLocale, type Locale } from "../../../contract/languages/languages";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { usePreferenceStore } from "../preferences/usePreferences";
import { i18nOf, loadRequestedCatalogs } from "./i18n";

/** The current locale of the interface, for numbers, dates and lists. */
export function useLocale(): Locale {
  // Each instance has one language (i18n.ts).
  return useLingui().i18n.locale as Locale;
}

/** The current language of the interface. */
export function useLanguage(): InterfaceLanguage {
  return languageOfLocale(useLocale());
}

/**
 * Renders its children in the language of the preferences. When that changes, the messages are loaded first and then
 * all change at once, without remounting, so that a line in progress stays.
 */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const { subscribe, locale } = usePreferenceStore();
  const wanted = useSyncExternalStore(subscribe, locale, locale);
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);

  useEffect(() => {
    if (wanted === shown) return;
    let isWanted = true;
    void Promise.all([loadRequestedCatalogs(wanted), loadSameParts(wanted).catch(() => undefined)]).then(
      () => isWanted && setShown(wanted),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, shown]);

  return <I18nProvider i18n={i18nOf(shown)}>{children}</I18nProvider>;
}

async function loadSameParts(locale: Locale): Promise<void> {
  const { requestSameParts } = await import("./languageParts");
  await requestSameParts(languageOfLocale(locale));
}
