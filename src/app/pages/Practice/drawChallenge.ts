import type { Challenge } from "./Challenge";
import { drawSeed } from "./drawSeed";
import type { FirstChallenge } from "./FirstChallenge";
import { loadWordMaker } from "./loadWordMaker";

/** Draws the words of one rendered page: `challengeOf` when its route asks for them, `drawn` what it got. */
export function drawChallenge(): { readonly challengeOf: FirstChallenge; readonly drawn: () => Challenge | null } {
  let drawn: Challenge | null = null;
  return {
    challengeOf: async (settings, layout) => {
      const make = await loadWordMaker(settings, layout);
      return (drawn = make(drawSeed()));
    },
    drawn: () => drawn,
  };
}
