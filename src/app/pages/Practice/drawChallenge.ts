import type { Challenge, FirstChallenge } from "./challenge";
import { drawSeed } from "../../typing/drawSeed";
import { loadWordMaker } from "./wordMaker";

/** Draws the words of one rendered page: `challengeOf` for its route, and `drawn` returns the result. */
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
