import type { ErrorCode } from "../../contract/errorCodes";

/** What no text holds: control characters other than tab, line feed, vertical tab, form feed and carriage return. */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const binary = /[\u0000-\u0008\u000e-\u001f\u007f]/u;

/**
 * Where Windows-1252 differs from Latin-1: the bytes 0x80 to 0x9f in order, a space where it has no letter
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt).
 * By hand, because Node 20 decodes these as Latin-1 (nodejs/node issue 56542).
 */
const windowsSigns = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/**
 * The text in a file's bytes, by this rule: a byte order mark says UTF-8 or UTF-16; without one it is UTF-8 when it can
 * be, else Windows-1252, as spreadsheets on
 * Windows still save, when all its letters are ones that Dutch, English, French and German write. No letter is ever
 * guessed: what could be read in two ways, or not at all, is
 * refused (WRONG_ENCODING); what is no text (a picture, a program) is NOT_A_TEXT_FILE.
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
 * Letters with accents, and the signs that word processors write: quotes, dashes, ellipsis, bullet, euro, degree. Signs
 * whose bytes are letters elsewhere (£ is Ł in Latin-2) are not among them.
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
