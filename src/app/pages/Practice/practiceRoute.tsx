import type { RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import { PracticePage } from "./PracticePage";

/** Practice: typable at once. */
export function createPracticeRoute(_environment: IEnvironment): RouteObject {
  return { index: true, Component: PracticePage };
}
