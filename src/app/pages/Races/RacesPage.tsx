import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** Open races: make one or join by code. */
export function RacesPage() {
  return (
    <>
      <PageMeta title="Races" description="Open races: make one or join by code." />
      <PageHeader title="Races" />
    </>
  );
}
