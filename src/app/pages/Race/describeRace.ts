const languages: Readonly<Record<string, string>> = { EN: "English", NL: "Dutch" };
const difficulties: Readonly<Record<string, string>> = { EASY: "easy", MEDIUM: "medium", HARD: "hard" };

/** What a language of the schema is called; its code where this build does not know it. */
export function languageName(language: string): string {
  return languages[language] ?? language;
}

/** How hard a text is, in a word within a sentence. */
export function difficultyName(difficulty: string): string {
  return difficulties[difficulty] ?? difficulty.toLowerCase();
}
