import type { Language } from "../practice/PracticeMode";
import type { LayoutId } from "./KeyboardLayout";

/**
 * The keyboard that most people have who type in a language, for who never told theirs. Dutch computers are sold with
 * US-International.
 */
export function usualLayout(language: Language): LayoutId {
  return language === "nl" ? "us-international" : "us";
}
