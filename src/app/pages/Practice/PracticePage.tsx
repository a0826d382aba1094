import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { usePreferenceStore } from "../../platform/preferences/usePreferenceStore";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { PageMeta } from "../../ui/PageMeta";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ModeBar } from "./ModeBar";
import styles from "./PracticePage.module.css";
import { modeName, readSettings, settingsQuery } from "./practiceSettings";
import { useKeptRuns } from "./saving/useKeptRuns";
import { StageSkeleton } from "./StageSkeleton";
import { WordPractice } from "./WordPractice";

const TextPractice = lazy(async () => ({ default: (await import("./TextPractice")).TextPractice }));

/** Practice: typable at once. What is practised stands in the address. */
export function PracticePage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const preferences = usePreferenceStore();
  const { mode, language } = readSettings(query, preferences);
  const name = modeName(mode);
  useKeptRuns();
  useEffect(() => {
    preferences.change({ practice: settingsQuery(readSettings(query, preferences)) });
  }, [query, preferences]);

  return (
    <div className={styles["page"]}>
      <PageMeta description={t`Practise typing in English or Dutch, and see your speed and accuracy at once. No account needed.`} />
      <h1>
        <VisuallyHidden>{t`Practice`}</VisuallyHidden>
      </h1>
      <div data-fades>
        <ModeBar mode={mode} language={language} />
      </div>
      {mode.kind === "text" ? (
        <ErrorBoundary key={language} rank="part">
          <Suspense fallback={<StageSkeleton />}>
            <TextPractice language={language} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <WordPractice key={`${name} ${language}`} mode={mode} language={language} />
      )}
    </div>
  );
}
