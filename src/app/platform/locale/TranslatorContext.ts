import { createContext } from "react";
import { translators } from "./Translator";

/** The language of a rendering; English where nobody said which. */
export const TranslatorContext = createContext(translators["en-US"]);
