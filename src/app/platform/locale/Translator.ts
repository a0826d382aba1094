import { messagesIn } from "./catalogues";
import { formatMessage } from "./formatMessage";
import type { Locale } from "./Locale";
import type { CompiledMessage, MessageValues } from "./Messages";

/**
 * A sentence of the code, as the compiler left it: what it is called, what it says in English, and what is put into it.
 */
export type Sentence = { readonly id: string; readonly message?: CompiledMessage; readonly values?: MessageValues };

/** Says sentences in one language. */
export type Translator = {
  readonly locale: Locale;
  /** The sentence in this language; in English where it is not translated. Its name is the macro's. */
  readonly _: (sentence: Sentence) => string;
};

function createTranslator(locale: Locale): Translator {
  return {
    locale,
    _: ({ id, message = id, values = {} }) => formatMessage(messagesIn(locale)[id] ?? message, values, locale),
  };
}

/** One for each language and for everybody: it holds nothing of whoever reads. */
export const translators: Readonly<Record<Locale, Translator>> = {
  "en-US": createTranslator("en-US"),
  "nl-NL": createTranslator("nl-NL"),
};
