import { languageOfLocale, type Locale } from "../../../contract/languages/languages";
import { I18nProvider } from "@lingui/react";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { usePreferenceStore } from "../preferences/usePreferences";
import { i18nOf, loadRequestedCatalogues } from "./i18n";

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
    void Promise.all([loadRequestedCatalogues(wanted), loadSameParts(wanted).catch(() => undefined)]).then(
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
