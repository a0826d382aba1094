import { type Language, DEFAULT_LANGUAGE, findLanguage } from "../../../../contract/languages/languages";
import { normaliseText } from "../../../../engine/text/normaliseText";
import { asRecord, readOwn, removeOwn, writeOwn } from "../../../features/text/ownStore";

/** The text that the user pasted. It is only in this browser and survives reloads, but other devices do not have it. */
export type PastedText = {
  /** Normalized. */
  readonly body: string;
  /** As it was pasted, to report what normalizing changed. */
  readonly original: string;
  readonly language: Language;
  /** Where the next portion begins, in UTF-16 units. */
  readonly position: number;
};

const NAME = "pasted";

export function readPasted(): PastedText | null {
  const stored = asRecord(readOwn(NAME));
  if (stored === null || typeof stored["body"] !== "string" || typeof stored["position"] !== "number") return null;
  const original = typeof stored["original"] === "string" ? stored["original"] : stored["body"];
  return {
    body: normaliseText(stored["body"]),
    original,
    language: findLanguage(stored["language"]) ?? DEFAULT_LANGUAGE,
    position: Math.max(0, stored["position"]),
  };
}

/** False if it is only kept until the page closes. */
export function storePasted(text: PastedText): boolean {
  return writeOwn(NAME, text);
}

export function forgetPasted(): void {
  removeOwn(NAME);
}
