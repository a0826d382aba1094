import { useSyncExternalStore } from "react";
import { type Consent, getConsent, subscribeToConsent } from "./analyticsConsent";

/** Whether this visitor agreed to be counted, kept up to date. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, getConsent, () => "unasked");
}
