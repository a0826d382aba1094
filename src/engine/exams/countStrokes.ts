import type { ExamWord, TypedWords } from "./ExamWord";

/**
 * Aanslagen of what stands there at the end: characters with the spaces between and behind the words. Shift and dead
 * keys are no strokes of their
 * own, as in exam programs that count characters (a capital and an `é` are one), nor is what was taken away again. A
 * word counts for no more strokes
 * than two of the longest words of the text have: two words without their space lose nothing, and a key held down for a
 * minute is one wrong word,
 * not hundreds of strokes.
 * How the words are laid beside the text plays no part, so the count can run along.
 */
export function countStrokes(text: readonly ExamWord[], { words, isLastBegun }: TypedWords): number {
  const longest = text.reduce((most, { length }) => Math.max(most, length), 0);
  const letters = words.reduce((sum, { length }) => sum + Math.min(length, 2 * longest), 0);
  return letters + words.length - (isLastBegun ? 1 : 0);
}
