import { languageCodes, DEFAULT_LANGUAGE } from "../../../contract/languages/languages";
import { useLanguageList } from "../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams, useLoaderData } from "react-router-dom";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferenceStore, usePreferences } from "../../platform/preferences/usePreferences";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { IdleSlot, InBrowser } from "../../ui/InBrowser";
import { HeadTags } from "../../ui/HeadTags";
import { VisuallyHidden } from "../../ui/primitives";
import { TodaySlot, WorkSlot } from "../../features/dueWork/WorkSlot";
import { loadPractice } from "./loadPracticePage";
import { ModeBar } from "./ModeBar";
import styles from "./PracticePage.module.css";
import { hasWords, isFromLibrary, readSettings, settingsQuery, type PracticeSettings } from "./practiceSettings";
import { StageSkeleton } from "./StageSkeleton";
import { isCodeList } from "../../../contract/wordLists";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import type { WordMode } from "../../../engine/practice/PracticeMode";
import { type Challenge, useWordMaker } from "./challenge";
import { drawSeed } from "../../platform/random";
import { PracticeRun } from "./PracticeRun";

/** The components of modes other than common words. */
const practices = {
  text: lazy(() => loadPractice("text")),
  quote: lazy(() => loadPractice("quote")),
  adaptive: lazy(() => loadPractice("adaptive")),
  custom: lazy(() => loadPractice("custom")),
  zen: lazy(() => loadPractice("zen")),
} as const;

/** Practice, ready to type at once. The settings are in the address. */
export function PracticePage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const preferences = usePreferenceStore();
  const { key } = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  // Read once per navigation, like the route's data, because the language of the interface may change meanwhile.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const settings = useMemo(() => readSettings(query, preferences), [query, preferences, key]);
  const { mode, language } = settings;
  const name = settingsQuery(settings) + language;
  useEffect(() => {
    if (readSettings(query, preferences).language !== language)
      void navigate({ search: `${query}` }, { replace: true });
  }, [locale, language, query, preferences, navigate]);
  useEffect(() => {
    if (isOwnChoice(query)) preferences.change({ practice: settingsQuery(readSettings(query, preferences)) });
  }, [query, preferences]);
  const assignment = query.get("assignment");
  // The custom mode has its own choices there.
  const hasWorkLine = assignment !== null || mode.kind !== "custom";
  const spoken = useLanguageList(languageCodes, "disjunction");
  const Practice = hasWords(mode) ? null : practices[mode.kind];

  return (
    <div className={styles["page"]}>
      <HeadTags
        description={t`Practice typing in ${spoken}, and see your speed and accuracy right away. No account needed.`}
      />
      <h1>
        <VisuallyHidden>{t`Practice`}</VisuallyHidden>
      </h1>
      {assignment === null && <TodaySlot isAbove />}
      <div data-fades className={styles["head"]}>
        <ModeBar settings={settings} />
        {hasWorkLine && (
          <div className={styles["work"]}>
            <WorkSlot key={assignment} assignmentId={assignment} />
            <WelcomeSlot />
          </div>
        )}
      </div>
      {hasWords(mode) && <WordPractice key={name} settings={settings} mode={mode} />}
      {Practice !== null && (
        <ErrorBoundary key={`${mode.kind} ${language}`} rank="part">
          <Suspense fallback={<StageSkeleton />}>
            {isFromLibrary(mode) ? (
              <Practice language={language} />
            ) : (
              <InBrowser fallback={<StageSkeleton />}>
                <Practice language={language} />
              </InBrowser>
            )}
          </Suspense>
        </ErrorBoundary>
      )}
      {assignment === null && <TodaySlot isAbove={false} />}
    </div>
  );
}

const Welcome = lazy(async () => {
  const module = await loadWithCatalog("PracticeOptions", import("./options/Welcome"));
  return { default: module.Welcome };
});

/** Where to start, for somebody without an account, until they dismiss it. */
function WelcomeSlot() {
  const { signedIn, welcomed } = usePreferences();
  return (
    !signedIn &&
    !welcomed && (
      <IdleSlot>
        <Welcome />
      </IdleSlot>
    )
  );
}

/**
 * Whether an address is a choice of the user, so that `/` may return to it. An assignment is a coach's choice, and a
 * single text that was opened (for example from the library) is not a mode: without that text, custom practice would be
 * an empty field.
 */
function isOwnChoice(query: URLSearchParams): boolean {
  return !query.has("assignment") && !query.has("text");
}

type WordPracticeProps = {
  readonly settings: PracticeSettings;
  /** Theirs. */
  readonly mode: WordMode;
};

/** Runs of common words, for a time or a number of words. Other settings mount another instance. */
function WordPractice({ settings: given, mode }: WordPracticeProps) {
  const { t } = useLingui();
  const { layout } = usePreferences();
  const [settings] = useState(given);
  // The words in a rendered page are typed first, without loading the list they come from.
  const [first] = useState({ challenge: useLoaderData<Challenge | null>(), layout });
  const [seed, setSeed] = useState(() => first.challenge?.seed ?? drawSeed());
  const standing = seed === first.challenge?.seed ? first.challenge : null;
  const isFirst = standing !== null && layout === first.layout;
  const make = useWordMaker(settings, layout, isFirst ? "idle" : "now");
  const drawn = useMemo(() => make?.(seed) ?? null, [make, seed]);
  const challenge = isFirst ? standing : (drawn ?? standing);
  const next = (): void => setSeed(drawSeed());

  if (challenge === null && make === null) {
    return (
      <Notice kind="error" text={t`Something went wrong. Check your connection, then try again.`}>
        <Button onClick={() => location.reload()}>{t`Reload`}</Button>
      </Notice>
    );
  }
  if (challenge === null) return <StageSkeleton />;
  return (
    <PracticeRun
      key={seed}
      challenge={challenge}
      mode={mode}
      language={isCodeList(settings.list) ? DEFAULT_LANGUAGE : settings.language}
      onRestart={next}
      onNext={next}
      nextLabel={t`Next words`}
    />
  );
}
