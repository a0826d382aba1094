import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay";
import TextChoiceQueryNode, { type TextChoiceQuery } from "../../../../__generated__/TextChoiceQuery.graphql";
import { Notice } from "../../ui/Notice";
import { Select } from "../../ui/Select";
import { Skeleton } from "../../ui/Skeleton";
import { difficultyName } from "../Race/describeRace";

type Choice = {
  /** Id of a text; null before one is chosen. */
  readonly value: string | null;
  readonly onChange: (textId: string) => void;
};

/** A text of the library, from a list that is asked for when it is wanted. */
export function TextChoice({ language, ...choice }: Choice & { readonly language: "EN" | "NL" }) {
  const [reference, load] = useQueryLoader<TextChoiceQuery>(TextChoiceQueryNode);
  useEffect(() => load({ language }), [load, language]);
  return reference ? <LoadedChoice {...choice} reference={reference} /> : <Skeleton size="field" />;
}

function LoadedChoice({
  reference,
  value,
  onChange,
}: Choice & { readonly reference: PreloadedQuery<TextChoiceQuery> }) {
  const { t } = useLingui();
  const { texts } = usePreloadedQuery<TextChoiceQuery>(
    graphql`
      query TextChoiceQuery($language: Language!) @throwOnFieldError {
        texts(language: $language, first: 100) {
          edges {
            node {
              id
              title
              difficulty
              characters
            }
          }
        }
      }
    `,
    reference,
  );
  const options = texts.edges.map(({ node: { title, characters, ...node } }) => {
    const difficulty = t(difficultyName(node.difficulty));
    return { value: node.id, label: t`${title} (${difficulty}, ${characters} characters)` };
  });
  const chosen = options.find((option) => option.value === value) ?? options[0];
  const id = chosen?.value;
  useEffect(() => {
    // What the list shows is what is chosen, from the start.
    if (id !== undefined && id !== value) onChange(id);
  }, [id, value, onChange]);
  if (chosen === undefined) return <Notice text={t`There are no texts in this language yet.`} />;
  return <Select label={t`Which text`} options={options} value={chosen.value} onChange={onChange} />;
}
