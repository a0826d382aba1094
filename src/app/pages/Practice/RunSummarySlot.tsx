import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useEffect, useState } from "react";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/primitives";
import { describeRun } from "./describeRun";
import { loadRunSummary } from "./loadRunSummary";
import type { RunSummary } from "./RunSummary";
import { strandRun } from "./saving/strandRun";

type Props = ComponentProps<typeof RunSummary>;

/** The place of a finished run: what shows it has been loading since its first key. */
export function RunSummarySlot(props: Props) {
  const { t } = useLingui();
  const { run, challenge, mode, language } = props;
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ readonly Summary: typeof RunSummary | null } | null>(null);
  useEffect(() => {
    let isHere = true;
    loadRunSummary(locale).then(
      (Summary) => setLoaded({ Summary }),
      () => {
        if (!isHere) return;
        const isToKeep = run.end?.reason === "finished" || run.end?.reason === "time";
        if (isToKeep) strandRun({ ...describeRun(run, challenge, mode, language), keystrokes: run.keystrokes });
        setLoaded({ Summary: null });
      },
    );
    return () => {
      isHere = false;
    };
  }, [run, challenge, mode, language, locale]);

  if (loaded === null) return <Skeleton size="block" />;
  if (loaded.Summary === null) {
    return (
      <Notice
        kind="error"
        text={t`The result cannot be shown: a part of Typeloop did not load, perhaps because there is a new version. Your run is kept. Load the page again, and find it under Progress.`}
      >
        <Button onClick={() => location.reload()}>{t`Load again`}</Button>
      </Notice>
    );
  }
  return <loaded.Summary {...props} />;
}
