import type { PunctuationRules } from "../../../engine/practice/makeWordText";

export const punctuation: PunctuationRules = {
  apostrophes: ["geht's", "gibt's", "ist's", "hab's", "mach's", "wenn's", "war's", "wie's", "ob's", "nimm's"],
  initials: [],
};
