import { type Language, languageOfLocale } from "../../../contract/languages/languages";
import { languageName } from "./languageName";
import { listNames } from "./listNames";
import { useLocale } from "./useLocale";

/** The names of languages in a sentence, that of the interface first: "English and Dutch". */
export function useLanguageList(languages: readonly Language[], type?: Intl.ListFormatType): string {
  const locale = useLocale();
  const own = languageOfLocale(locale);
  const ownFirst = languages.toSorted((one, other) => Number(other === own) - Number(one === own));
  return listNames(
    ownFirst.map((language) => languageName(language, locale)),
    locale,
    type,
  );
}
