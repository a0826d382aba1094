import type { PunctuationRules } from "../../../engine/practice/makeWordText";

export const punctuation: PunctuationRules = {
  apostrophes: ["zo'n", "foto's", "auto's", "oma's", "opa's", "baby's", "video's", "menu's", "taxi's", "radio's"],
  initials: ["ij"],
};
