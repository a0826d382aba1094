import { Suspense, useState, useEffect, useEffectEvent, useTransition, type ReactNode, use } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { type Language, toWireLanguage } from "../../../contract/languages/languages";
import { useConnectionState } from "../../relay/connectionState";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { StageSkeleton } from "./StageSkeleton";
import { useLingui } from "@lingui/react/macro";
import { type CachedText, readCachedTexts, useCachedText } from "../../platform/offline/textCache";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PracticeRun } from "./PracticeRun";
import { graphql, usePreloadedQuery, useQueryLoader } from "react-relay";
import TextPracticeQueryNode, {
  type LibraryPracticeTextPracticeQuery,
} from "../../../../__generated__/LibraryPracticeTextPracticeQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePreferences } from "../../platform/preferences/usePreferences";
import type { Challenge } from "./challenge";
import type { fitBody } from "../../features/text/fitBody";

type Length = LibraryPracticeTextPracticeQuery["variables"]["length"];

type LibraryPracticeProps = {
  readonly language: Language;
  /** Of the texts; null for any. */
  readonly length?: Length;
};

/** Runs of short texts: sayings, jokes, a few sentences. */
export function QuotePractice({ language }: { readonly language: Language }) {
  return <LibraryPractice language={language} length="SHORT" />;
}

/**
 * Runs of whole texts: from the library, or, once the server could not be reached, from this browser's cache. A run in
 * progress is not interrupted.
 */
export function LibraryPractice({ language, length = null }: LibraryPracticeProps) {
  const loaderData = useLoaderData<unknown>();
  // The route's data that could not be loaded; the route loads it again before the user comes back.
  const [missed, setMissed] = useState<unknown>(null);
  const isOffline = useConnectionState() === "offline";
  const { revalidate } = useRevalidator();
  const leave = (): void => setMissed(loaderData);

  if (missed === loaderData)
    return <CachedTextPractice language={language} length={length} onReached={() => void revalidate()} />;
  return (
    <ErrorBoundary rank="part" {...(isOffline && { fallback: <AwaitedText onAway={leave} /> })}>
      <Suspense fallback={<AwaitedText onAway={leave} />}>
        <TextPractice language={language} length={length} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Placeholder of a text that is loading. Calls `onAway` when the server turns out to be unreachable. */
function AwaitedText({ onAway }: { readonly onAway: () => void }) {
  const isOffline = useConnectionState() === "offline";
  const notifyAway = useEffectEvent(onAway);
  useEffect(() => {
    if (isOffline) notifyAway();
  }, [isOffline]);
  return <StageSkeleton />;
}

const mode = { kind: "text" } as const;

type Props = {
  readonly language: Language;
  readonly length: Length;
  /** Called when the server can be reached again and nothing is being typed. */
  readonly onReached: () => void;
};

/** Runs of the texts cached in this browser, while the server cannot be reached. */
function CachedTextPractice({ language, length, onReached }: Props) {
  const { t } = useLingui();
  const [texts, setTexts] = useState<readonly CachedText[] | null>(null);
  const [at, setAt] = useState(0);
  const [unfit, setUnfit] = useState(0);
  const isOnline = useConnectionState() === "online";
  const hasNone = texts !== null && texts.length === 0;
  const comeBack = useEffectEvent(onReached);
  useEffect(() => {
    let isWanted = true;
    void readCachedTexts(language).then((cached) => isWanted && setTexts(ofLength(cached, length)));
    return () => {
      isWanted = false;
    };
  }, [language, length]);
  useEffect(() => {
    if (isOnline && hasNone) comeBack();
  }, [isOnline, hasNone]);

  const text = texts?.[at % texts.length];
  const isUnfit = texts !== null && unfit >= texts.length;
  if (hasNone || isUnfit) {
    return (
      <Notice
        text={
          hasNone
            ? t`The server can't be reached, and there are no texts in this language in this browser yet. Practice with words instead.`
            : t`The server can't be reached, and none of the texts in this browser can be typed with your keyboard layout. Practice with words instead.`
        }
      >
        <LinkButton look="primary" to={{ search: `?mode=words-25&language=${language}` }}>
          {t`Practice with words`}
        </LinkButton>
      </Notice>
    );
  }
  if (text === undefined) return <StageSkeleton />;
  const { id, title, body } = text;
  const next = (): void => {
    setUnfit(0);
    if (isOnline) onReached();
    else setAt(at + 1);
  };
  const skip = (): void => {
    setUnfit(unfit + 1);
    setAt(at + 1);
  };
  return (
    <FittingText key={`${id} ${at}`} id={id} body={body} onUnfit={skip}>
      {(challenge) => (
        <PracticeRun
          challenge={challenge}
          title={title}
          mode={mode}
          language={language}
          onNext={next}
          nextLabel={t`Another text`}
        />
      )}
    </FittingText>
  );
}

/** The most characters of a short text, as on the server. */
const LONGEST_SHORT = 219;

/** The texts of a length; any if there are none. */
function ofLength(texts: readonly CachedText[], length: Length): readonly CachedText[] {
  const short = length === "SHORT" ? texts.filter(({ body }) => body.length <= LONGEST_SHORT) : [];
  return short.length > 0 ? short : texts;
}

const textPracticeMode = { kind: "text" } as const;

/** After this many texts in a row that a keyboard cannot type, it is unlikely that there is one. */
const MOST_DRAWS = 8;

/**
 * Runs of whole texts from the library that the user's keyboard can type. The route loads the first; the next ones are
 * fetched here.
 */
function TextPractice({ language, length }: Required<LibraryPracticeProps>) {
  const { t } = useLingui();
  const first = useRouteQuery<LibraryPracticeTextPracticeQuery>(TextPracticeQueryNode);
  const [further, load] = useQueryLoader<LibraryPracticeTextPracticeQuery>(TextPracticeQueryNode);
  const [isLoading, startLoading] = useTransition();
  // A different key, because the same text may come again if there are few.
  const [draws, setDraws] = useState({ all: 0, unfit: 0 });
  const { randomText } = usePreloadedQuery<LibraryPracticeTextPracticeQuery>(
    graphql`
      query LibraryPracticeTextPracticeQuery($language: Language!, $not: ID, $length: TextLength)
      @throwOnFieldError
      @preloadable {
        randomText(language: $language, not: $not, length: $length) {
          id
          title
          source
          body
        }
      }
    `,
    further ?? first,
  );

  useCachedText(randomText ? { id: randomText.id, title: randomText.title, body: randomText.body, language } : null);

  if (!randomText) return <Notice text={t`There are no texts in this language yet. Practice with words instead.`} />;
  if (draws.unfit >= MOST_DRAWS)
    return (
      <Notice
        text={t`No texts found that you can type with your keyboard layout. Practice with words, or choose another layout in the settings.`}
      />
    );
  const { id, title, source, body } = randomText;
  const draw = (unfit: number): void => {
    if (isLoading) return;
    startLoading(() => {
      load({ language: toWireLanguage(language), not: id, length }, { fetchPolicy: "network-only" });
      setDraws({ all: draws.all + 1, unfit });
    });
  };
  return (
    <FittingText key={`${id} ${draws.all}`} id={id} body={body} onUnfit={() => draw(draws.unfit + 1)}>
      {(challenge) => (
        <PracticeRun
          challenge={challenge}
          title={title}
          source={source}
          mode={textPracticeMode}
          language={language}
          onNext={() => draw(0)}
          nextLabel={t`Another text`}
        />
      )}
    </FittingText>
  );
}

type FittingTextProps = {
  /** Id of a library text. */
  readonly id: string;
  readonly body: string;
  /** Called once if the user's keyboard cannot type it. */
  readonly onUnfit: () => void;
  readonly children: (challenge: Challenge) => ReactNode;
};

/**
 * A text as the user's keyboard can type it, with a placeholder until it is ready. Choosing another keyboard does not
 * change the current text.
 */
function FittingText({ id, body, onUnfit, children }: FittingTextProps) {
  const { layout: current } = usePreferences();
  const [layout] = useState(current);
  const fit = layout === "" ? null : use(loadFitBody());
  const [challenge] = useState<Challenge | null>(() => {
    const fitted = fit === null ? { text: body } : fit(body, layout);
    return fitted && { ...fitted, seed: null, textId: id };
  });
  const isUnfit = challenge === null;
  const ask = useEffectEvent(onUnfit);
  useEffect(() => {
    if (!isUnfit) return;
    // Delayed, because the component that loads another text is mounted after this one.
    const timer = setTimeout(() => ask());
    return () => clearTimeout(timer);
  }, [isUnfit]);
  return isUnfit ? <StageSkeleton /> : children(challenge);
}

let loading: Promise<typeof fitBody | null> | undefined;

/**
 * Loads the code that adapts texts to keyboards, if a keyboard is known. Null when offline; then texts are not adapted.
 */
function loadFitBody(): Promise<typeof fitBody | null> {
  return (loading ??= import("../../features/text/fitBody").then(
    (module) => module.fitBody,
    () => null,
  ));
}
