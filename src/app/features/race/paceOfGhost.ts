import { graphql, readInlineData } from "react-relay";
import type { paceOfGhost_ghost$key } from "../../../../__generated__/paceOfGhost_ghost.graphql";
import { evenPace, type Pace, curvePace } from "../../../engine/lessons/pace";
import { CHARACTERS_PER_WORD } from "../../../engine/metrics/rates";

/** How far a ghost is at each moment. */
export function paceOfGhost(ghostRef: paceOfGhost_ghost$key): Pace {
  const { wpm, curve } = readInlineData(
    graphql`
      fragment paceOfGhost_ghost on Ghost @inline @throwOnFieldError {
        wpm
        curve {
          characters
          times
        }
      }
    `,
    ghostRef,
  );
  if (!curve) return evenPace(wpm * CHARACTERS_PER_WORD);
  const { characters, times } = curve;
  return curvePace({ characters, times });
}
