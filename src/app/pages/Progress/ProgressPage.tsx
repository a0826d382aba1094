import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** Own results, newest first. */
export function ProgressPage() {
  return (
    <>
      <PageMeta title="Progress" description="Own results, newest first." />
      <PageHeader title="Progress" />
    </>
  );
}
