import { useLingui } from "@lingui/react/macro";
import { useMemo, useTransition } from "react";
import { graphql, usePreloadedQuery, useQueryLoader } from "react-relay";
import TextPracticeQueryNode, { type TextPracticeQuery } from "../../../../__generated__/TextPracticeQuery.graphql";
import type { Language } from "../../../engine/practice/PracticeMode";
import { useKeptText } from "../../platform/offline/useKeptText";
import { useRouteQuery } from "../../relay/routeQuery";
import { Notice } from "../../ui/Notice";
import type { Challenge } from "./Challenge";
import { PracticeRun } from "./PracticeRun";

const mode = { kind: "text" } as const;

/** Runs of whole texts from the library. The route loads the first; the next ones are asked for here. */
export function TextPractice({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const first = useRouteQuery<TextPracticeQuery>(TextPracticeQueryNode);
  const [further, load] = useQueryLoader<TextPracticeQuery>(TextPracticeQueryNode);
  const [isLoading, startLoading] = useTransition();
  const { randomText } = usePreloadedQuery<TextPracticeQuery>(
    graphql`
      query TextPracticeQuery($language: Language!, $not: ID) @throwOnFieldError @preloadable {
        randomText(language: $language, not: $not) {
          id
          title
          body
        }
      }
    `,
    further ?? first,
  );
  const challenge = useMemo<Challenge | null>(() => (randomText ? { text: randomText.body, seed: null, textId: randomText.id } : null), [randomText]);

  useKeptText(randomText ? { ...randomText, language } : null);

  if (!randomText || challenge === null) return <Notice text={t`There are no texts in this language yet. Practise with words instead.`} />;
  const next = (): void => {
    if (isLoading) return;
    startLoading(() => load({ language: language === "nl" ? "NL" : "EN", not: randomText.id }, { fetchPolicy: "network-only" }));
  };
  return <PracticeRun key={randomText.id} challenge={challenge} title={randomText.title} mode={mode} language={language} onNext={next} nextLabel={t`Another text`} />;
}
