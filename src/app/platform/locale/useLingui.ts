import { useContext } from "react";
import type { Translator } from "./Translator";
import { TranslatorContext } from "./TranslatorContext";

/** What `useLingui` of "@lingui/react/macro" becomes. Write that one: `const { t } = useLingui()`. */
export function useLingui(): Translator {
  return useContext(TranslatorContext);
}
