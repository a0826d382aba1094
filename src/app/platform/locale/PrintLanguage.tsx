import { I18nProvider } from "@lingui/react";
import { type ReactNode, useEffect, useState } from "react";
import { languageOfLocale, type Locale } from "../../../contract/languages/languages";
import { i18nOf, loadRequestedCatalogues } from "./i18n";
import { useLocale } from "./useLocale";

type Props = {
  /** Renders what is printed, with a function that prints it in a language. */
  readonly children: (print: (wanted: Locale) => void) => ReactNode;
};

/** A part of the page that can be printed in another language than that of the interface, without remounting it. */
export function PrintLanguage({ children }: Props) {
  const shown = useLocale();
  const [printed, setPrinted] = useState<Locale | null>(null);
  const print = async (wanted: Locale): Promise<void> => {
    if (wanted !== shown) await Promise.all([loadRequestedCatalogues(wanted), loadSameParts(wanted)]);
    setPrinted(wanted);
  };
  return (
    <I18nProvider i18n={i18nOf(printed ?? shown)}>
      {children((wanted) => void print(wanted))}
      {printed !== null && <PrintWhenShown wanted={printed} onPrinted={() => setPrinted(null)} />}
    </I18nProvider>
  );
}

type PrintWhenShownProps = { readonly wanted: Locale; readonly onPrinted: () => void };

/** Prints once the language is on the page: the provider changes it after the render in which it is asked to. */
function PrintWhenShown({ wanted, onPrinted }: PrintWhenShownProps) {
  const isShown = useLocale() === wanted;
  useEffect(() => {
    if (!isShown) return undefined;
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Prints once, whatever is rendered meanwhile.
  }, [isShown]);
  return null;
}

/** Offline, what cannot be loaded is printed in English. */
async function loadSameParts(locale: Locale): Promise<void> {
  const { requestSameParts } = await import("./languageParts");
  await requestSameParts(languageOfLocale(locale));
}
