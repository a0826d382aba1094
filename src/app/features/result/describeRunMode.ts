import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { codeNames, findWordList, isCodeList } from "../../../contract/wordLists";
import { layoutNames } from "../../typing/keyboard/layouts";

type Facts = {
  /** A value of the schema's `ResultMode`. */
  readonly mode: string;
  /** A value of `TypingRules`, if selected. */
  readonly rules?: string;
  /** A value of `KeyRule`, if selected. */
  readonly keyRule?: string | null | undefined;
  readonly modeAmount: number | null;
  /** A value of `RaceMode`, if selected. */
  readonly raceMode?: string | null | undefined;
  /** Of the text or the lesson, if any. */
  readonly title: string | null;
};

/** The kind of a run in a few words: "30 seconds", "50 words", "Text: The lighthouse", "Race · accuracy". */
export function describeMode({ mode, rules, keyRule, modeAmount, raceMode, title }: Facts): MessageDescriptor {
  const amount = modeAmount ?? 0;
  switch (mode) {
    case "TIME":
      return msg`${amount} seconds`;
    case "WORDS":
      return msg`${amount} words`;
    case "ADAPTIVE":
      return msg`Adaptive practice`;
    case "CUSTOM":
      return rules === "STOP_ON_ERROR" && keyRule == null ? msg`Race, not finished` : msg`Custom practice`;
    case "LESSON":
      return title === null ? msg`Lesson` : msg`Lesson: ${title}`;
    case "RACE":
      return nameOfRace(raceMode ?? "", title);
    default:
      return title === null ? msg`Text` : msg`Text: ${title}`;
  }
}

/** By what decided the places of a race; those of a newer server are not listed. */
const raceNames: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["SPEED", msg`Race · speed`],
  ["ACCURACY", msg`Race · accuracy`],
  ["HANDICAP", msg`Race · improvement`],
  ["TEAMS", msg`Race · teams`],
]);

function nameOfRace(raceMode: string, title: string | null): MessageDescriptor {
  if (title === null) return raceNames.get(raceMode) ?? msg`Race`;
  switch (raceMode) {
    case "SPEED":
      return msg`Race · speed: ${title}`;
    case "ACCURACY":
      return msg`Race · accuracy: ${title}`;
    case "HANDICAP":
      return msg`Race · improvement: ${title}`;
    case "TEAMS":
      return msg`Race · teams: ${title}`;
    default:
      return msg`Race: ${title}`;
  }
}

/** What a key did otherwise than usual; null for nothing. */
export function describeKeyRule(keyRule: string | null | undefined): MessageDescriptor | null {
  if (keyRule === "STOP_ON_ERROR") return msg`stop on error`;
  return keyRule === "NO_BACKSPACE" ? msg`without Backspace` : null;
}

type Switches = { readonly punctuation: boolean; readonly numbers: boolean };

/** What was between the words of a run; null for nothing. */
export function describeSwitches({ punctuation, numbers }: Switches): MessageDescriptor | null {
  if (punctuation && numbers) return msg`with punctuation and numbers`;
  if (punctuation) return msg`with punctuation`;
  return numbers ? msg`with numbers` : null;
}

/**
 * The size of the list that the words of a run were drawn from. Null for the default list, for code, for runs without
 * words, and for a list that this page does not know.
 * @param wordList a value of the schema's `WordList`.
 */
export function describeWordList(wordList: string | null | undefined): MessageDescriptor | null {
  switch (wordList) {
    case "COMMON_200":
      return msg`from the 200 most common words`;
    case "COMMON_5000":
      return msg`from the 5,000 most common words`;
    default:
      return null;
  }
}

/** The programming language of a run of code; null for others. */
export function codeName(wordList: string | null | undefined): string | null {
  const list = findWordList(wordList);
  return isCodeList(list) ? codeNames[list] : null;
}

/**
 * The name of a layout; null for none, and for one that this page does not know.
 * @param layout a value of the schema's `KeyboardLayout`.
 */
export function layoutMessage(layout: string | null): MessageDescriptor | null {
  const id = layout?.toLowerCase().replaceAll("_", "-");
  const [, name] = Object.entries(layoutNames).find(([each]) => each === id) ?? [];
  return name ?? null;
}
