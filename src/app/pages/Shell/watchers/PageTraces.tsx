import { usePageTraces } from "../../../platform/errorReporting/usePageTraces";

/** Times each screen. Shows nothing. */
export function PageTraces() {
  usePageTraces();
  return null;
}
