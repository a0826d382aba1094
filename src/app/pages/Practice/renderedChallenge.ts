import { readRenderedPage } from "../../rendering/RenderedPageData";
import type { FirstChallenge } from "./challenge";

let isTaken = false;

/** The words that the server rendered into this page, for the first caller; then null. */
export const renderedChallenge: FirstChallenge = () => {
  if (isTaken) return null;
  isTaken = true;
  return readRenderedPage()?.challenge ?? null;
};
