import { useLingui } from "@lingui/react/macro";
import { useState, useTransition } from "react";
import { graphql, usePreloadedQuery, useQueryLoader } from "react-relay";
import TextPracticeQueryNode, { type TextPracticeQuery } from "../../../../__generated__/TextPracticeQuery.graphql";
import type { Language } from "../../../engine/practice/PracticeMode";
import { useCachedText } from "../../platform/offline/textCache";
import { useRouteQuery } from "../../relay/routeQuery";
import { Notice } from "../../ui/Notice";
import { FittingText } from "./FittingText";
import { PracticeRun } from "./PracticeRun";

const mode = { kind: "text" } as const;

/** So many texts in a row that a keyboard cannot type, and there is hardly one that it can. */
const MOST_DRAWS = 8;

/**
 * Runs of whole texts from the library, of those that the person's keyboard can type. The route loads the first; the
 * next ones are asked for here.
 */
export function TextPractice({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const first = useRouteQuery<TextPracticeQuery>(TextPracticeQueryNode);
  const [further, load] = useQueryLoader<TextPracticeQuery>(TextPracticeQueryNode);
  const [isLoading, startLoading] = useTransition();
  // The same text may come again where there are few.
  const [draws, setDraws] = useState({ all: 0, unfit: 0 });
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
          mode={mode}
          language={language}
          onNext={() => draw(0)}
          nextLabel={t`Another text`}
        />
      )}
    </FittingText>
  );
}
