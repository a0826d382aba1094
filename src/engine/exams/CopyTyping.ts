import { plainKey } from "../text/graphemes";
import type { Edit } from "../typing/Typing";
import { MAX_LOG_ENTRIES } from "../log/Keystroke";
import { type ExamNorm, givenMs } from "./examNorms";

/** The typed characters, last one first; null if empty. Grows and shrinks without being copied. */
export type TypedCharacters = { readonly grapheme: string; readonly before: TypedCharacters } | null;

/** Copying a text as in an exam: whatever is typed stays, right or wrong, until Backspace deletes it. */
export type CopyTyping = { readonly typed: TypedCharacters; readonly length: number; readonly maxLength: number };

/** @param maxLength number of characters after which no more are accepted. */
export function startCopyTyping(maxLength: number): CopyTyping {
  return { typed: null, length: 0, maxLength };
}

/** Applies one edit. Never throws. Deleting a word also deletes the spaces after it, as in every text field. */
export function stepCopyTyping(copy: CopyTyping, edit: Edit): CopyTyping {
  const { typed, length, maxLength } = copy;
  if (edit.kind === "insert") {
    if (length >= maxLength) return copy;
    const grapheme = plainKey(edit.grapheme) === " " ? " " : edit.grapheme;
    return { typed: { grapheme, before: typed }, length: length + 1, maxLength };
  }
  if (edit.kind === "deleteGrapheme")
    return typed === null ? copy : { typed: typed.before, length: length - 1, maxLength };
  return eraseWhile(eraseWhile(copy, true), false);
}

/** The characters in reading order. */
export function typedText({ typed }: CopyTyping): string {
  const characters: string[] = [];
  for (let rest = typed; rest !== null; rest = rest.before) characters.push(rest.grapheme);
  return characters.toReversed().join("").normalize("NFC");
}

function eraseWhile({ typed, length, maxLength }: CopyTyping, isSpace: boolean): CopyTyping {
  let rest = typed;
  let left = length;
  for (; rest !== null && (rest.grapheme === " ") === isSpace; rest = rest.before) left -= 1;
  return { typed: rest, length: left, maxLength };
}

/** An upper limit: the record for ten minutes of copying is 821 strokes per minute (Matoušková, Hannover 2001). */
const FASTEST_STROKES_PER_MINUTE = 900;

/** Maximum number of characters in an attempt of this many minutes; its log has no room for more. */
export function mostStrokes({ minutes }: { readonly minutes: number }): number {
  return Math.min(Math.ceil(minutes * FASTEST_STROKES_PER_MINUTE), MAX_LOG_ENTRIES);
}

/**
 * The text shown to the candidate, repeated from the start so that it never runs out before the time does.
 * @param extraTime in percent.
 */
export function layOutExamText(norm: ExamNorm, text: string, extraTime = 0): string {
  if (text === "") return "";
  const most = mostStrokes({ minutes: givenMs(norm, extraTime) / 60_000 });
  return Array.from({ length: Math.ceil((most + 1) / (text.length + 1)) }, () => text).join(" ");
}
