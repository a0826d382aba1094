import { Suspense, useState, useEffect, useEffectEvent, useTransition, type ReactNode, use } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import type { Language } from "../../../engine/practice/PracticeMode";
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
import type { fitBody } from "./fitBody";

/**
 * Runs of whole texts: from the library, or, once the server could not be reached, from those that this browser keeps.
 * Who types one of these is left to it.
 */
export function LibraryPractice({ language }: { readonly language: Language }) {
  const asked = useLoaderData<unknown>();
  // What was asked for in vain: the route asks anew before anybody comes back.
  const [missed, setMissed] = useState<unknown>(null);
  const isOffline = useConnectionState() === "offline";
  const { revalidate } = useRevalidator();
  const leave = (): void => setMissed(asked);

  if (missed === asked) return <KeptTextPractice language={language} onReached={() => void revalidate()} />;
  return (
    <ErrorBoundary rank="part" {...(isOffline && { fallback: <AwaitedText onAway={leave} /> })}>
      <Suspense fallback={<AwaitedText onAway={leave} />}>
        <TextPractice language={language} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The place of a text that is under way. Calls `onAway` when the server turns out to be out of reach. */
function AwaitedText({ onAway }: { readonly onAway: () => void }) {
  const isOffline = useConnectionState() === "offline";
  const tell = useEffectEvent(onAway);
  useEffect(() => {
    if (isOffline) tell();
  }, [isOffline]);
  return <StageSkeleton />;
}

const mode = { kind: "text" } as const;

type Props = {
  readonly language: Language;
  /** Called when the server can be reached again and nobody types. */
  readonly onReached: () => void;
};

/** Runs of the texts that this browser keeps, while the server cannot be reached. */
function KeptTextPractice({ language, onReached }: Props) {
  const { t } = useLingui();
  const [texts, setTexts] = useState<readonly CachedText[] | null>(null);
  const [at, setAt] = useState(0);
  const [unfit, setUnfit] = useState(0);
  const isOnline = useConnectionState() === "online";
  const hasNone = texts !== null && texts.length === 0;
  const comeBack = useEffectEvent(onReached);
  useEffect(() => {
    let isWanted = true;
    void readCachedTexts(language).then((kept) => isWanted && setTexts(kept));
    return () => {
      isWanted = false;
    };
  }, [language]);
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
            ? t`The server cannot be reached, and no text of this language is kept in this browser yet. Practise with words instead.`
            : t`The server cannot be reached, and none of the texts kept in this browser can be typed on your keyboard layout. Practise with words instead.`
        }
      >
        <LinkButton look="primary" to={{ search: `?mode=words-25&language=${language}` }}>
          {t`Practise with words`}
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

const textPracticeMode = { kind: "text" } as const;

/** So many texts in a row that a keyboard cannot type, and there is hardly one that it can. */
const MOST_DRAWS = 8;

/**
 * Runs of whole texts from the library, of those that the person's keyboard can type. The route loads the first; the
 * next ones are asked for here.
 */
function TextPractice({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const first = useRouteQuery<LibraryPracticeTextPracticeQuery>(TextPracticeQueryNode);
  const [further, load] = useQueryLoader<LibraryPracticeTextPracticeQuery>(TextPracticeQueryNode);
  const [isLoading, startLoading] = useTransition();
  // The same text may come again where there are few.
  const [draws, setDraws] = useState({ all: 0, unfit: 0 });
  const { randomText } = usePreloadedQuery<LibraryPracticeTextPracticeQuery>(
    graphql`
      query LibraryPracticeTextPracticeQuery($language: Language!, $not: ID) @throwOnFieldError @preloadable {
        randomText(language: $language, not: $not) {
          id
          title
          body
        }
      }
    `,
    further ?? first,
  );

  useCachedText(randomText ? { ...randomText, language } : null);

  if (!randomText) return <Notice text={t`There are no texts in this language yet. Practise with words instead.`} />;
  if (draws.unfit >= MOST_DRAWS)
    return (
      <Notice
        text={t`No text was found that your keyboard layout can type. Practise with words, or choose another layout in the settings.`}
      />
    );
  const { id, title, body } = randomText;
  const draw = (unfit: number): void => {
    if (isLoading) return;
    startLoading(() => {
      load({ language: language === "nl" ? "NL" : "EN", not: id }, { fetchPolicy: "network-only" });
      setDraws({ all: draws.all + 1, unfit });
    });
  };
  return (
    <FittingText key={`${id} ${draws.all}`} id={id} body={body} onUnfit={() => draw(draws.unfit + 1)}>
      {(challenge) => (
        <PracticeRun
          challenge={challenge}
          title={title}
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
  /** Of a text of the library. */
  readonly id: string;
  readonly body: string;
  /** Called once where the person's keyboard cannot type it. */
  readonly onUnfit: () => void;
  readonly children: (challenge: Challenge) => ReactNode;
};

/**
 * A text as the person's keyboard can type it; the place of the lines until there is one. Who tells another keyboard
 * keeps the text that stands here.
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
    // Later: whoever loads another has not come alive yet itself when this has.
    const timer = setTimeout(() => ask());
    return () => clearTimeout(timer);
  }, [isUnfit]);
  return isUnfit ? <StageSkeleton /> : children(challenge);
}

let loading: Promise<typeof fitBody | null> | undefined;

/**
 * What fits texts to keyboards: loaded where a keyboard is known. Null without a network: then a text stands as it is.
 */
function loadFitBody(): Promise<typeof fitBody | null> {
  return (loading ??= import("./fitBody").then(
    (module) => module.fitBody,
    () => null,
  ));
}
