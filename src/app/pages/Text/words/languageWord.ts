import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a text is written in. */
export function languageWord(language: string): MessageDescriptor {
  return language === "NL" ? msg`Dutch` : msg`English`;
}
