import { usePageTraces } from "../../../platform/errorReporting/sentry";

/** Times each screen. Shows nothing. */
export function PageTraces() {
  usePageTraces();
  return null;
}
