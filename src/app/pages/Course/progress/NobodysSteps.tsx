import { useLayoutEffect } from "react";
import { noteAccount } from "./courseSteps";

/** There is no account: what this browser knows is all there is. Draws nothing. */
export function NobodysSteps() {
  useLayoutEffect(() => noteAccount(null), []);
  return null;
}
