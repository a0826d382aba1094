import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

const practice = msg`Practice`;

const words: Readonly<Record<string, MessageDescriptor>> = {
  PRACTICE: practice,
  LESSON: msg`Lesson`,
  TEXT: msg`Text`,
  CUSTOM: msg`Text of their own`,
  EXAM: msg`Exam`,
  RACE: msg`Race`,
};

/** What somebody types at, in a word. */
export function activityWord(activity: string): MessageDescriptor {
  return words[activity] ?? practice;
}
