import { fromBase64Url } from "./base64Url";
import { LOG_VERSION, entryKinds, isCodePoint } from "./encodeLog";
import type { Keystroke } from "./Keystroke";
import { MAX_ENCODED_LOG_LENGTH, MAX_INSERT_LENGTH, MAX_LOG_DURATION_MS, MAX_LOG_ENTRIES } from "./logLimits";

/** Why a text is not a keystroke log. */
export type LogFault = "NOT_BASE64URL" | "UNKNOWN_VERSION" | "TRUNCATED" | "TOO_LONG" | "BAD_NUMBER" | "BAD_INSERTION";

export type DecodedLog =
  | { readonly ok: true; readonly keystrokes: readonly Keystroke[] }
  | { readonly ok: false; readonly fault: LogFault };

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const untypable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Reads what {@link encodeLog} wrote, and nothing else: any other text gives a fault, never an exception. So each log
 * has
 * one text, and two texts that differ are two logs.
 * Limits: see logLimits.
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
      const text = utf8.decode(bytes);
      return text === "" || isCodePoint(text) ? "BAD_INSERTION" : insertion(time, text);
    } catch {
      return "BAD_INSERTION";
    }
  }
}

function insertion(time: number, text: string): Keystroke | LogFault {
  return text.length > MAX_INSERT_LENGTH || untypable.test(text) ? "BAD_INSERTION" : { time, kind: "insert", text };
}
