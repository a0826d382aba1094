import { usePageTraces } from "../../../platform/errorReporting/sentry";

/** Measures the load time of each screen. Renders nothing. */
export function PageTraces() {
  usePageTraces();
  return null;
}
