import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** One result. */
export function ResultPage() {
  return (
    <>
      <PageMeta title="Result" description="One result." />
      <PageHeader title="Result" />
    </>
  );
}
