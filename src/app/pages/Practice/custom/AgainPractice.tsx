import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState, useCallback } from "react";
import type { FinishedRun } from "../../../../engine/adaptive/addRun";
import { canType } from "../../../../engine/keyboards/waysToType";
import { fitWords } from "../../../../engine/keyboards/fitText";
import { mixWords, missedWords, slowPairs, wordsWithPairs } from "../../../../engine/practice/practiceAgain";
import { type Language, fromWireLanguage, loadPart } from "../../../../contract/languages/languages";
import { LinkButton } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import type { Challenge } from "../challenge";
import { drawSeed } from "../../../platform/random";
import { layoutNameOf } from "../../../typing/keyboard/layouts";
import { PracticeRun } from "../PracticeRun";
import { StageSkeleton } from "../StageSkeleton";
import styles from "./BookReading.module.css";
import { useFit } from "./useFit";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState } from "../../../relay/connectionState";
import { getToken } from "../../../relay/sessionToken";
import { finishedRuns, readRecentRuns, type RecentRun, MOST_RUNS } from "./recentRuns";
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { AgainPracticeFetchRecentRunsQuery } from "../../../../../__generated__/AgainPracticeFetchRecentRunsQuery.graphql";

type Props = {
  readonly language: Language;
  /** Returns the words to practice after some runs, and a text about them; no words if there are none. */
  readonly find: (
    runs: readonly FinishedRun[],
    words: readonly string[],
  ) => { readonly words: readonly string[]; readonly description: string };
  /** Shown if there is nothing to practice. */
  readonly empty: string;
};

/** Number of words in a text. */
const COUNT = 30;

/** Number of the most common words, which are mixed in. */
const OTHERS = 300;

const customMode = { kind: "custom" } as const;

/** Words that the user has trouble with, mixed with others. Each text is made from the last runs. */
function AgainPractice({ language, find, empty }: Props) {
  const { t } = useLingui();
  const { layout: taken, isChosen } = useFit(language);
  const layout = isChosen ? taken : null;
  const { runs, renew } = useRecentRuns(language);
  const [words, setWords] = useState<readonly string[] | null>(null);
  const [seed, setSeed] = useState(drawSeed);
  useEffect(() => {
    let isWanted = true;
    // Without the list, only the words to practice are used.
    void loadPart(language, "words")
      .catch(() => [])
      .then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  const found = useMemo(() => {
    if (runs === undefined || words === null) return null;
    const fitting = fitWords(layout, words);
    const { words: practised, description } = find(runs, fitting);
    return {
      practised: practised.filter((word) => layout === null || canType(layout, word)),
      description,
      others: fitting.slice(0, OTHERS),
    };
  }, [runs, words, layout, find]);
  const challenge = useMemo<Challenge | null>(() => {
    if (found === null || found.practised.length === 0) return null;
    return {
      text: mixWords(found.practised, found.others, COUNT, seed),
      seed: null,
      textId: null,
      ...(layout !== null && { layout: layoutNameOf(layout.id) }),
    };
  }, [found, seed, layout]);

  if (found === null) return <StageSkeleton />;
  if (challenge === null) {
    return (
      <div className={styles["column"]}>
        <Notice text={empty}>
          <LinkButton look="primary" to={{ search: `?mode=words-25&language=${language}` }}>
            {t`Type 25 words`}
          </LinkButton>
        </Notice>
      </div>
    );
  }
  const next = (): void => {
    renew();
    setSeed(drawSeed());
  };
  return (
    <PracticeRun
      key={seed}
      challenge={challenge}
      mode={customMode}
      language={language}
      onRestart={() => setSeed(drawSeed())}
      onNext={next}
      nextLabel={t`Next words`}
    >
      <p className={styles["notes"]}>{found.description}</p>
    </PracticeRun>
  );
}

/** Maximum number at once; each comes two or three times. */
const MOST = 8;

/** Practices the words missed in the last runs. */
export function MissedWords({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const find = useCallback(
    (runs: readonly FinishedRun[]) => {
      const words = missedWords(runs)
        .slice(0, MOST)
        .map(({ word }) => word);
      const list = words.join(", ");
      return {
        words,
        description: t`Missed in your last runs: ${list}. A word is done once you type it three times without an error.`,
      };
    },
    [t],
  );
  return (
    <AgainPractice
      language={language}
      find={find}
      empty={t`No missed words in your last runs. Words you miss will appear here.`}
    />
  );
}

/** Maximum number at once. */
const SLOW_PAIRS_MOST = 4;

/** Practices words with the user's slowest pairs of letters. */
export function SlowPairs({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const find = useCallback(
    (runs: readonly FinishedRun[], words: readonly string[]) => {
      // A pair that occurs in no common word is not worth practicing.
      const pairs = slowPairs(runs)
        .map(({ pair }) => pair)
        .filter((pair) => wordsWithPairs([pair], words).length > 0)
        .slice(0, SLOW_PAIRS_MOST);
      const list = pairs.join(", ");
      return { words: wordsWithPairs(pairs, words), description: t`Your slowest letter pairs: ${list}.` };
    },
    [t],
  );
  return (
    <AgainPractice
      language={language}
      find={find}
      empty={t`We don't know your slow letter pairs yet. Type a few runs first.`}
    />
  );
}

/** Maximum wait for the runs of other devices, in ms. */
const PATIENCE_MS = 2000;

const none: readonly RecentRun[] = [];

/**
 * The last runs in a language, oldest first, from this browser and the account. Undefined while the server's are
 * loading; `renew` includes runs typed since.
 */
function useRecentRuns(language: Language): {
  readonly runs: readonly FinishedRun[] | undefined;
  readonly renew: () => void;
} {
  const environment = useRelayEnvironment();
  const [elsewhere, setElsewhere] = useState<readonly RecentRun[] | null>(null);
  const [here, setHere] = useState(readRecentRuns);
  useEffect(() => {
    let isWanted = true;
    const isOnline = getToken() !== null && getConnectionState() === "online";
    const recentRuns = isOnline ? fetchRecentRuns(environment).catch(() => none) : Promise.resolve(none);
    const enough = new Promise<readonly RecentRun[]>((resolve) => setTimeout(resolve, PATIENCE_MS, none));
    void Promise.race([recentRuns, enough]).then((runs) => isWanted && setElsewhere(runs));
    return () => {
      isWanted = false;
    };
  }, [environment]);
  const renew = useCallback(() => setHere(readRecentRuns()), []);
  const runs = useMemo(
    () => (elsewhere === null ? undefined : finishedRuns([...elsewhere, ...here], language)),
    [elsewhere, here, language],
  );
  return { runs, renew };
}

const document = graphql`
  query AgainPracticeFetchRecentRunsQuery($first: Int!) @throwOnFieldError {
    viewer {
      results(first: $first) {
        edges {
          node {
            id
            mode
            rules
            language
            prompt
            log
            durationMs
            startedAt
          }
        }
      }
    }
  }
`;

/** The last runs of the account, from all devices, without those of a course, which are drills with their own rules. */
async function fetchRecentRuns(environment: IEnvironment): Promise<readonly RecentRun[]> {
  const answer = await fetchQuery<AgainPracticeFetchRecentRunsQuery>(
    environment,
    document,
    { first: MOST_RUNS },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const nodes = answer?.viewer?.results?.edges.map(({ node }) => node) ?? [];
  return nodes
    .filter(({ mode }) => mode !== "LESSON")
    .map(({ id, rules, language, prompt, log, durationMs, startedAt }) => ({
      id,
      language: fromWireLanguage(language),
      rules: rules === "STOP_ON_ERROR" ? "stopOnError" : "free",
      text: prompt,
      log,
      durationMs,
      endedAt: Date.parse(startedAt) + durationMs,
    }));
}
