import type { Language } from "../../../../engine/practice/PracticeMode";
import { normaliseText } from "../../../../engine/text/normaliseText";
import { asRecord, readOwn, removeOwn, writeOwn } from "../../../features/text/ownStore";

/** The text that somebody pasted, in this browser alone: it survives a reload, and no other device knows it. */
export type PastedText = {
  /** Normalised. */
  readonly body: string;
  /** As it was pasted, to say what normalising changed. */
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

/** False when it is kept only until the page closes. */
export function keepPasted(text: PastedText): boolean {
  return writeOwn(NAME, text);
}

export function forgetPasted(): void {
  removeOwn(NAME);
}
