import { exposeTypingTarget } from "../exposeTypingTarget";
import type { StageSource } from "./StageSource";
import { StageView, type StageElements } from "./StageView";

/** Draws a run into the stage's elements, whatever becomes of their width and font. Gives the way to stop. */
export function openStage(elements: StageElements, run: StageSource): () => void {
  const view = new StageView(elements, run);
  const resize = (): void => view.resize();
  const observer = typeof ResizeObserver === "function" ? new ResizeObserver(resize) : null;
  observer?.observe(elements.lines);
  // The width of a character is another one once the font has come.
  document.fonts?.addEventListener("loadingdone", resize);
  exposeTypingTarget(run);
  return () => {
    observer?.disconnect();
    document.fonts?.removeEventListener("loadingdone", resize);
    view.remove();
  };
}
