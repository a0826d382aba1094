import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";

/** Settings. */
export function SettingsPage() {
  return (
    <>
      <PageMeta title="Settings" />
      <PageHeader title="Settings" />
    </>
  );
}
