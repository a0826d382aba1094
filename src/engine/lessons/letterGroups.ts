import type { Language } from "../practice/PracticeMode";

/** Letters that meet often enough in a language to be learnt as one movement (field report, section 3.3). */
export const letterGroups: Readonly<Record<Language, readonly string[]>> = {
  nl: ["ij", "aa", "ee", "oo", "uu", "sch", "oe", "eu", "ng", "ie", "ui", "ch", "aan", "ver", "een", "lijk", "ing", "je"],
  en: ["th", "ing", "ou", "ea", "sh", "er", "ee", "oo", "qu", "the", "and", "ck", "ly", "tion", "ch", "gh", "wh", "all"],
};
