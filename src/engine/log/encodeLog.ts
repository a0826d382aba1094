import { toBase64Url } from "./base64Url";
import type { Keystroke } from "./Keystroke";

/** First byte of every log. A change of the format gets the next number. */
export const LOG_VERSION = 1;

/**
 * How an entry begins: `head = gap · 4 + kind`, where gap is the time in ms since the entry before (the first: since
 * zero).
 * Kind 0 is followed by the inserted code point, kind 1 by a byte length and that many bytes of UTF-8, 2 and 3 by
 * nothing.
 * All numbers are unsigned LEB128 (seven bits a byte, low bits first). A key costs about three bytes.
 */
export const entryKinds = { insertCodePoint: 0, insertText: 1, deleteGrapheme: 2, deleteWord: 3 } as const;

const utf8 = new TextEncoder();

/**
 * A keystroke log as text for the wire and the database: the bytes described above, as base64url.
 * Times should be whole and go on; others are rounded, and one that runs backwards counts as the one before it.
 * {@link decodeLog} checks what others send.
 */
export function encodeLog(keystrokes: readonly Keystroke[]): string {
  const bytes: number[] = [LOG_VERSION];
  let time = 0;
  for (const keystroke of keystrokes) {
    const next = Math.max(time, Math.round(keystroke.time));
    pushEntry(bytes, keystroke, next - time);
    time = next;
  }
  return toBase64Url(Uint8Array.from(bytes));
}

/** Whether a text is one code point: those have the short form, all others the long one. */
export function isCodePoint(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}

function pushEntry(bytes: number[], keystroke: Keystroke, gap: number): void {
  if (keystroke.kind !== "insert") return pushNumber(bytes, gap * 4 + entryKinds[keystroke.kind]);
  if (isCodePoint(keystroke.text)) {
    pushNumber(bytes, gap * 4 + entryKinds.insertCodePoint);
    return pushNumber(bytes, keystroke.text.codePointAt(0) ?? 0);
  }
  const encoded = utf8.encode(keystroke.text);
  pushNumber(bytes, gap * 4 + entryKinds.insertText);
  pushNumber(bytes, encoded.length);
  for (const byte of encoded) bytes.push(byte);
}

function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}
