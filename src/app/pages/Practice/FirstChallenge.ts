import type { Challenge } from "./Challenge";
import type { PracticeSettings } from "./practiceSettings";

/**
 * What is typed first on a page that the server rendered: on the server a challenge drawn for it, in the browser the
 * one that stands in the page. Null elsewhere.
 * @param layout the person's keyboard, empty while it is unknown.
 */
export type FirstChallenge = (
  settings: PracticeSettings,
  layout: string,
) => Challenge | null | Promise<Challenge | null>;
