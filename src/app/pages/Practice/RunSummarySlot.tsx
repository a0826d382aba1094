import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { loadRunSummary } from "./loadRunSummary";
import type { RunSummary } from "./RunSummary";

/** The place of a finished run: what shows it has been loading since its first key. */
export function RunSummarySlot(props: ComponentProps<typeof RunSummary>) {
  const [loaded, setLoaded] = useState<{ readonly Summary: typeof RunSummary | null } | null>(null);
  const load = (): void => {
    loadRunSummary().then(
      (Summary) => setLoaded({ Summary }),
      () => setLoaded({ Summary: null }),
    );
  };
  useEffect(load, []);

  if (loaded === null) return <Skeleton size="block" />;
  if (loaded.Summary === null) {
    return (
      <Notice kind="error" text="What shows the result could not be loaded. The run is kept on this page: check the connection, then try again.">
        <Button onClick={load}>Try again</Button>
      </Notice>
    );
  }
  return <loaded.Summary {...props} />;
}
