import type { TextFigures } from "../../../engine/text/measureDifficulty";

/** More apostrophes than in English. */
export const leastFigures: TextFigures = { words: 0.4, length: 3, pairs: 6.5, signs: 0.02 };
