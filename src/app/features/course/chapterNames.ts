import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Chapter } from "../../../engine/lessons/Course";

/** The names of the course's parts. */
export const chapterNames: Readonly<Record<Chapter, MessageDescriptor>> = {
  home: msg`Home row`,
  top: msg`Top letter row`,
  bottom: msg`Bottom letter row`,
  capitals: msg`Capitals`,
  punctuation: msg`Punctuation`,
  accents: msg`Accents`,
  digits: msg`Digits`,
  symbols: msg`Symbols`,
  enterTab: msg`Enter and Tab`,
  numpad: msg`Numeric keypad (optional)`,
  texts: msg`Whole texts`,
  speed: msg`Speed`,
  exam: msg`The exam`,
};
