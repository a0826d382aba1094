import type { ErrorCode } from "../../contract/errorCodes";

/**
 * A file of a multipart request, fully in memory and within its size limit. `name` and `mimeType` come from the client
 * and are not verified.
 */
export type UploadedFile = { readonly name: string; readonly mimeType: string; readonly bytes: Buffer };

/** Whether a value is a file from our multipart reader and not something from JSON. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes);
}

/**
 * Control characters that text does not contain: all but tab, line feed, vertical tab, form feed and carriage return.
 */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const binary = /[\u0000-\u0008\u000e-\u001f\u007f]/u;

/**
 * The bytes 0x80 to 0x9f, where Windows-1252 differs from Latin-1; a space where a byte has no character
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt). Written out because Node 20 decodes these as Latin-1
 * (nodejs/node issue 56542).
 */
const windowsSigns = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/**
 * Decodes the bytes of a text file. A byte order mark means UTF-8 or UTF-16. Without one it is UTF-8 if valid,
 * otherwise Windows-1252 (which spreadsheets on Windows still write) if all its letters occur in Dutch, English, French
 * or German. Letters are never guessed: ambiguous or invalid bytes are refused with WRONG_ENCODING, and files that are
 * not text (a picture, a program) with NOT_A_TEXT_FILE.
 */
export function decodeText(bytes: Uint8Array): string | { readonly refused: ErrorCode } {
  const text = decode(bytes);
  if (text === null) return { refused: looksBinary(bytes) ? "NOT_A_TEXT_FILE" : "WRONG_ENCODING" };
  return binary.test(text) ? { refused: "NOT_A_TEXT_FILE" } : text;
}

function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs("utf-16be", bytes);
  return decodeAs("utf-8", bytes) ?? decodeWindows1252(bytes);
}

function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Accented letters and the signs that word processors write: quotes, dashes, ellipsis, bullet, euro, degree. Signs
 * whose bytes are letters in other encodings (£ is Ł in Latin-2) are left out.
 */
const usual = /^[\t\n\v\f\r -~€‚„…‘’“”•–—™ŒœŸ«°·»ÀÂÄÆÇÈÉÊËÎÏÑÔÖÙÛÜßàáâäæçèéêëíîïñóôöùúûüÿ\u00a0]*$/u;

function decodeWindows1252(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/gu, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80).replace(" ", "\u0081"));
  return usual.test(text) ? text : null;
}

function looksBinary(bytes: Uint8Array): boolean {
  return !hasUtf16Mark(bytes) && bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));
}
