import type { TextFigures } from "../../../engine/text/measureDifficulty";

/** Longer words with many endings, and a capital on each noun. */
export const leastFigures: TextFigures = { words: 0.46, length: 3.8, pairs: 6.7, signs: 0.04 };
