import { decodeText } from "../files/decodeText";
import type { ImportRead } from "./importedFile";
import { isList, readKeybr } from "./readKeybr";
import { findSeparator, readMonkeytype } from "./readMonkeytype";

/**
 * The runs of a file from another site, recognized by its content: Monkeytype's results.csv or keybr's
 * typing-data.json. Refuses other files (NOT_AN_EXPORT), and what {@link decodeText} and the readers of both refuse.
 * @param now ms since 1970; runs after it are skipped.
 */
export function readImport(bytes: Uint8Array, now: number): ImportRead {
  const text = decodeText(bytes);
  if (typeof text !== "string") return text;
  if (text.trim() === "") return { refused: "REQUIRED" };
  if (isList(text)) return readKeybr(text, now);
  const separator = findSeparator(text);
  return separator === null ? { refused: "NOT_AN_EXPORT" } : readMonkeytype(text, separator, now);
}
