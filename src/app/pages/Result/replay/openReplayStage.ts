import { openStage, type StageElements } from "../../../typing/stage/StageView";
import type { ReplayRun } from "./ReplayRun";

/** Draws a replay as the run was drawn when it was typed; a jump draws the stage anew. Gives the way to stop. */
export function openReplayStage(elements: StageElements, run: ReplayRun): () => void {
  let close = openStage(elements, run);
  const unlisten = run.onJump(() => {
    close();
    close = openStage(elements, run);
  });
  return () => {
    unlisten();
    close();
  };
}
