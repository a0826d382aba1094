import type { CompiledMessage } from "../../app/platform/locale/Messages";

/** A sentence in ICU's syntax, as src/app/platform/locale shows it. @throws when it is written wrong. */
export function compileSentence(sentence: string): CompiledMessage;
