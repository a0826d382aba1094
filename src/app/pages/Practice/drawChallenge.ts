import { makeWordText } from "../../../engine/practice/makeWordText";
import { wordsNeeded } from "../../../engine/practice/PracticeMode";
import type { Challenge } from "./Challenge";
import { drawSeed } from "./drawSeed";
import type { FirstChallenge } from "./FirstChallenge";
import { loadWords } from "./loadWords";

/** Draws the words of one rendered page: `challengeOf` when its route asks for them, `drawn` what it got. */
export function drawChallenge(): { readonly challengeOf: FirstChallenge; readonly drawn: () => Challenge | null } {
  let drawn: Challenge | null = null;
  return {
    challengeOf: async ({ mode, language }) => {
      const words = await loadWords(language);
      const seed = drawSeed();
      return (drawn = { text: makeWordText(words, wordsNeeded(mode) ?? 0, seed), seed, textId: null });
    },
    drawn: () => drawn,
  };
}
