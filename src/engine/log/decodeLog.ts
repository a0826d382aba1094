import { fromBase64Url } from "./base64Url";
import { LOG_VERSION, entryKinds } from "./encodeLog";
import type { Keystroke } from "./Keystroke";
import { MAX_INSERT_LENGTH, MAX_LOG_BYTES, MAX_LOG_DURATION_MS, MAX_LOG_ENTRIES } from "./logLimits";

/** Why a text is not a keystroke log. */
export type LogFault = "NOT_BASE64URL" | "UNKNOWN_VERSION" | "TRUNCATED" | "TOO_LONG" | "BAD_INSERTION";

export type DecodedLog =
  | { readonly ok: true; readonly keystrokes: readonly Keystroke[] }
  | { readonly ok: false; readonly fault: LogFault };

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const untypable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Reads what {@link encodeLog} wrote, and nothing else: any other text gives a fault, never an exception.
 * Limits: see logLimits.
 */
export function decodeLog(text: string): DecodedLog {
  if (text.length > Math.ceil((MAX_LOG_BYTES * 4) / 3)) return { ok: false, fault: "TOO_LONG" };
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
    if (head === null) return "TRUNCATED";
    this.#time += Math.floor(head / 4);
    if (this.#time > MAX_LOG_DURATION_MS) return "TOO_LONG";
    const kind = head % 4;
    if (kind === entryKinds.deleteGrapheme) return { time: this.#time, kind: "deleteGrapheme" };
    if (kind === entryKinds.deleteWord) return { time: this.#time, kind: "deleteWord" };
    const text = kind === entryKinds.insertCodePoint ? this.#codePoint() : this.#text();
    if (text === null) return "TRUNCATED";
    if (text === "" || text.length > MAX_INSERT_LENGTH || untypable.test(text)) return "BAD_INSERTION";
    return { time: this.#time, kind: "insert", text };
  }

  /** An unsigned LEB128 of at most four bytes, or null when the bytes end or the number goes on. */
  #number(): number | null {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) return null;
      this.#at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    return null;
  }

  #codePoint(): string | null {
    const codePoint = this.#number();
    if (codePoint === null) return null;
    return codePoint > 0x10ffff ? "" : String.fromCodePoint(codePoint);
  }

  #text(): string | null {
    const length = this.#number();
    if (length === null || this.#at + length > this.#bytes.length) return null;
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    try {
      return utf8.decode(bytes);
    } catch {
      return "";
    }
  }
}
