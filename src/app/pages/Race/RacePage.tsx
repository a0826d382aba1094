import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** One race, from lobby to podium. */
export function RacePage() {
  return (
    <>
      <PageMeta title="Race" description="One race, from lobby to podium." />
      <PageHeader title="Race" />
    </>
  );
}
