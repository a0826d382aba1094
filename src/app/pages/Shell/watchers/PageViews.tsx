import { usePageViews } from "../../../platform/analytics";
import { ConsentBar } from "./Watchers";

/** Counts each screen, once the visitor was asked and agreed. @param id the host's measurement id */
export function PageViews({ id }: { readonly id: string }) {
  usePageViews(id);
  return <ConsentBar />;
}
