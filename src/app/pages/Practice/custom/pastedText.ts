import type { Language } from "../../../../engine/practice/PracticeMode";
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
  const kept = asRecord(readOwn(NAME));
  if (kept === null || typeof kept["body"] !== "string" || typeof kept["position"] !== "number") return null;
  const original = typeof kept["original"] === "string" ? kept["original"] : kept["body"];
  return {
    body: normaliseText(kept["body"]),
    original,
    language: kept["language"] === "nl" ? "nl" : "en",
    position: Math.max(0, kept["position"]),
  };
}

/** False if it is only kept until the page closes. */
export function keepPasted(text: PastedText): boolean {
  return writeOwn(NAME, text);
}

export function forgetPasted(): void {
  removeOwn(NAME);
}
