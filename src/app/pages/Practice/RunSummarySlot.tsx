import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useEffect, useState } from "react";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/primitives";
import { describeRun } from "./describeRun";
import type { RunSummary } from "./RunSummary";
import { storeRunWithKeystrokes } from "../../features/saving/UnsavedRun";
import { loadCatalogue } from "../../platform/locale/i18n";
import type { Locale } from "../../platform/locale/Locale";
import { loadErrorMessages } from "../../ui/errorMessages";

type Props = ComponentProps<typeof RunSummary>;

/** The place of a finished run, whose component has been loading since the first key. */
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
        if (isToKeep)
          storeRunWithKeystrokes({ ...describeRun(run, challenge, mode, language), keystrokes: run.keystrokes });
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

/** Loads the component that shows, measures and saves a finished run, once the page is idle, and its error messages. */
export async function loadRunSummary(locale: Locale): Promise<typeof RunSummary> {
  void loadErrorMessages(locale);
  import("../../typing/keyboard/LayoutQuestionSlot").then(
    ({ prepareLayoutQuestion }) => prepareLayoutQuestion(locale),
    () => undefined,
  );
  const [module] = await Promise.all([import("./RunSummary"), loadCatalogue("figures", locale)]);
  return module.RunSummary;
}
