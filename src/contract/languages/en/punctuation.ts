import type { PunctuationRules } from "../../../engine/practice/makeWordText";

export const punctuation: PunctuationRules = {
  apostrophes: ["it's", "that's", "I'm", "you're", "we'll", "they've", "he's", "she's", "don't", "can't"],
  initials: [],
};
