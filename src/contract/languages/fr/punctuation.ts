import type { PunctuationRules } from "../../../engine/practice/makeWordText";

export const punctuation: PunctuationRules = {
  apostrophes: ["c'est", "j'ai", "l'eau", "d'un", "qu'il", "n'est", "s'il", "l'ami", "l'école", "aujourd'hui"],
  initials: [],
};
