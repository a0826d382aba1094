import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsInBrowser } from "../../platform/useIsInBrowser";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { usePreferenceStore } from "../../platform/preferences/usePreferenceStore";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { PageMeta } from "../../ui/PageMeta";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { loadPractice } from "./loadPractice";
import { ModeBar } from "./ModeBar";
import styles from "./PracticePage.module.css";
import { hasWords, readSettings, settingsQuery } from "./practiceSettings";
import { StageSkeleton } from "./StageSkeleton";
import { WordPractice } from "./WordPractice";

/** How each mode is practised that is not of common words. */
const practices = {
  text: lazy(() => loadPractice("text")),
  adaptive: lazy(() => loadPractice("adaptive")),
  custom: lazy(() => loadPractice("custom")),
} as const;

/** Practice: typable at once. What is practised stands in the address. */
export function PracticePage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const preferences = usePreferenceStore();
  const { keyboard } = usePreferences();
  const isInBrowser = useIsInBrowser();
  const settings = readSettings(query, preferences);
  const { mode, language } = settings;
  const name = settingsQuery(settings);
  useEffect(() => {
    preferences.change({ practice: settingsQuery(readSettings(query, preferences)) });
  }, [query, preferences]);
  const Practice = hasWords(mode) ? null : practices[mode.kind];

  return (
    <div className={styles["page"]} data-keyboard={keyboard}>
      <PageMeta description={t`Practise typing in English or Dutch, and see your speed and accuracy at once. No account needed.`} />
      <h1>
        <VisuallyHidden>{t`Practice`}</VisuallyHidden>
      </h1>
      <div data-fades>
        <ModeBar settings={settings} />
      </div>
      {Practice === null ? (
        <WordPractice key={name} settings={settings} />
      ) : (
        <ErrorBoundary key={`${mode.kind} ${language}`} rank="part">
          <Suspense fallback={<StageSkeleton />}>{isInBrowser || mode.kind === "text" ? <Practice language={language} /> : <StageSkeleton />}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
