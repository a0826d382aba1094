import type { LoadedPractice, practices } from "./practices";

/** What practises a mode that is not of common words. */
export async function loadPractice(kind: keyof typeof practices): Promise<LoadedPractice> {
  return (await import("./practices")).practices[kind]();
}
