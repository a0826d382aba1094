import {
  type Keystroke,
  MAX_INSERT_LENGTH,
  MAX_LOG_DURATION_MS,
  MAX_LOG_ENTRIES,
  MAX_ENCODED_LOG_LENGTH,
} from "./Keystroke";

/** First byte of every log, incremented when the format changes. */
const LOG_VERSION = 1;

/**
 * The format of entries. Each starts with `head = gap · 4 + kind`, where gap is the time in ms since the previous entry
 * (or since zero). Kind 0 is followed by the inserted code point, kind 1 by a byte length and that many bytes of UTF-8,
 * kinds 2 and 3 by nothing. All numbers are unsigned LEB128 (seven bits per byte, low bits first). A key takes about
 * three bytes.
 */
const entryKinds = { insertCodePoint: 0, insertText: 1, deleteGrapheme: 2, deleteWord: 3 } as const;

const utf8 = new TextEncoder();

/**
 * Encodes a keystroke log as text for requests and the database: the bytes described above, as base64url. Times should
 * be whole and ascending; others are rounded, and one that goes back counts as equal to the one before. {@link
 * decodeLog} validates logs from clients.
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

/** Whether a text is one code point, which has a short form. */
function isCodePoint(text: string): boolean {
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

/** Why a text is not a keystroke log. */
type LogFault = "NOT_BASE64URL" | "UNKNOWN_VERSION" | "TRUNCATED" | "TOO_LONG" | "BAD_NUMBER" | "BAD_INSERTION";

type DecodedLog =
  | { readonly ok: true; readonly keystrokes: readonly Keystroke[] }
  | { readonly ok: false; readonly fault: LogFault };

const decodeLogUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** Control characters except Tab and Enter, and what is no character or no key. */
const untypable = /(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Reads what {@link encodeLog} wrote, and nothing else: any other text gives a fault, never an exception. So each log
 * has one text, and two texts that differ are two logs.
 */
export function decodeLog(text: string): DecodedLog {
  if (text.length > MAX_ENCODED_LOG_LENGTH) return { ok: false, fault: "TOO_LONG" };
  const bytes = fromBase64Url(text);
  if (bytes === null) return { ok: false, fault: "NOT_BASE64URL" };
  if (bytes[0] !== LOG_VERSION) return { ok: false, fault: bytes.length === 0 ? "TRUNCATED" : "UNKNOWN_VERSION" };
  const reader = new LogReader(bytes);
  const keystrokes: Keystroke[] = [];
  while (!reader.done) {
    const keystroke = reader.next();
    if (typeof keystroke === "string") return { ok: false, fault: keystroke };
    keystrokes.push(keystroke);
    if (keystrokes.length > MAX_LOG_ENTRIES) return { ok: false, fault: "TOO_LONG" };
  }
  return { ok: true, keystrokes };
}

class LogReader {
  readonly #bytes: Uint8Array;
  #at = 1;
  #time = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  next(): Keystroke | LogFault {
    const head = this.#number();
    if (typeof head === "string") return head;
    this.#time += Math.floor(head / 4);
    if (this.#time > MAX_LOG_DURATION_MS) return "TOO_LONG";
    const time = this.#time;
    switch (head % 4) {
      case entryKinds.insertCodePoint:
        return this.#codePoint(time);
      case entryKinds.insertText:
        return this.#text(time);
      case entryKinds.deleteGrapheme:
        return { time, kind: "deleteGrapheme" };
      default:
        return { time, kind: "deleteWord" };
    }
  }

  /** An unsigned LEB128 of at most four bytes, in its shortest form. */
  #number(): number | LogFault {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) return "TRUNCATED";
      this.#at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return byte === 0 && shift > 0 ? "BAD_NUMBER" : value;
    }
    return "BAD_NUMBER";
  }

  #codePoint(time: number): Keystroke | LogFault {
    const codePoint = this.#number();
    if (typeof codePoint === "string") return codePoint;
    if (codePoint > 0x10ffff) return "BAD_INSERTION";
    return insertion(time, String.fromCodePoint(codePoint));
  }

  #text(time: number): Keystroke | LogFault {
    const length = this.#number();
    if (typeof length === "string") return length;
    if (this.#at + length > this.#bytes.length) return "TRUNCATED";
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    try {
      const text = decodeLogUtf8.decode(bytes);
      return text === "" || isCodePoint(text) ? "BAD_INSERTION" : insertion(time, text);
    } catch {
      return "BAD_INSERTION";
    }
  }
}

function insertion(time: number, text: string): Keystroke | LogFault {
  return text.length > MAX_INSERT_LENGTH || untypable.test(text) ? "BAD_INSERTION" : { time, kind: "insert", text };
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const values = new Int8Array(128).fill(-1);
for (let value = 0; value < alphabet.length; value += 1) values[alphabet.charCodeAt(value)] = value;

/** Bytes as base64url without padding (RFC 4648 section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const word = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += alphabet.charAt(word >> 18) + alphabet.charAt((word >> 12) & 63);
    if (left > 1) text += alphabet.charAt((word >> 6) & 63);
    if (left > 2) text += alphabet.charAt(word & 63);
  }
  return text;
}

/** The bytes of a base64url text, or null when it is not one (wrong character, padding, loose bits). */
export function fromBase64Url(text: string): Uint8Array | null {
  const rest = text.length % 4;
  if (rest === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = values[text.charCodeAt(index)] ?? -1;
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  const loose = bits & ((1 << held) - 1);
  return loose === 0 ? bytes : null;
}
