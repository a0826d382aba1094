import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const languages: Readonly<Record<string, MessageDescriptor>> = { EN: msg`English`, NL: msg`Dutch` };
const difficulties: Readonly<Record<string, MessageDescriptor>> = {
  EASY: msg({ message: "easy", context: "text" }),
  MEDIUM: msg({ message: "medium", context: "text difficulty" }),
  HARD: msg({ message: "hard", context: "text" }),
};

/** What a language of the schema is called; its code where this build does not know it. */
export function languageName(language: string): MessageDescriptor {
  return languages[language] ?? { id: language };
}

/** How hard a text is, in a word within a sentence. */
export function difficultyName(difficulty: string): MessageDescriptor {
  return difficulties[difficulty] ?? { id: difficulty.toLowerCase() };
}
