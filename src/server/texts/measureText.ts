import { characterSetOf } from "../../engine/keyboards/fitText";
import { measureDifficulty } from "../../engine/text/measureDifficulty";
import { splitGraphemes } from "../../engine/text/graphemes";
import type { TextRow } from "../database/schema";

/** What is kept of a text to find it by, computed from its normalised body. */
export function measureText(
  body: string,
  language: TextRow["language"],
): Pick<TextRow, "difficulty" | "difficultyScore" | "characters" | "characterSet"> {
  const { score, difficulty } = measureDifficulty(body, language);
  return {
    difficulty,
    difficultyScore: score,
    characters: splitGraphemes(body).length,
    characterSet: characterSetOf(body),
  };
}
