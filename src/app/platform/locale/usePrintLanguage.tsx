import { I18nProvider } from "@lingui/react";
import { type ReactNode, useEffect, useState } from "react";
import { languageOfLocale, type Locale } from "../../../contract/languages/languages";
import { i18nOf, loadRequestedCatalogues } from "./i18n";
import { useLocale } from "./useLocale";

/**
 * Prints in a language of the user's choice, also if the interface has another one.
 * @returns the locale in which {@link PrintLanguage} renders, and a function that prints.
 */
export function usePrintLanguage() {
  const shown = useLocale();
  const [printed, setPrinted] = useState<Locale | null>(null);

  // Once everything is rendered in the language of the print. Afterward the page is as before.
  useEffect(() => {
    if (printed === null) return undefined;
    const goBack = () => setPrinted(null);
    window.addEventListener("afterprint", goBack);
    window.print();
    return () => window.removeEventListener("afterprint", goBack);
  }, [printed]);

  const print = async (wanted: Locale): Promise<void> => {
    if (wanted !== shown) await Promise.all([loadRequestedCatalogues(wanted), loadSameParts(wanted)]);
    setPrinted(wanted);
  };
  return { locale: printed ?? shown, print };
}

/** Offline, what cannot be loaded is printed in English. */
async function loadSameParts(locale: Locale): Promise<void> {
  const { requestSameParts } = await import("./languageParts");
  await requestSameParts(languageOfLocale(locale));
}

/** Renders its children in a language, without remounting them when that changes. */
export function PrintLanguage({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return <I18nProvider i18n={i18nOf(locale)}>{children}</I18nProvider>;
}
