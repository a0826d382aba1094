import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** Practice: typable at once. */
export function PracticePage() {
  return (
    <>
      <PageMeta title="Practice" description="Practice: typable at once." />
      <PageHeader title="Practice" />
    </>
  );
}
