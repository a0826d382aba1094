import { readRenderedPage } from "../../rendering/readRenderedPage";
import type { FirstChallenge } from "./challenge";

let isTaken = false;

/** The words that stand in this page since the server rendered it, for the first who asks; then null. */
export const renderedChallenge: FirstChallenge = () => {
  if (isTaken) return null;
  isTaken = true;
  return readRenderedPage()?.challenge ?? null;
};
