import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TextFacts_text$key } from "../../../../../__generated__/TextFacts_text.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure } from "../../../typing/figures/formatFigure";
import { difficultyWord } from "./difficultyWord";
import { languageWord } from "./languageWord";
import { tagWord } from "./tagWord";

/** What is said of a text in a line: how long and how hard it is, its language, what it is about. */
export function TextFacts({ textRef }: { readonly textRef: TextFacts_text$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { language, difficulty, characters, tags } = useFragment(
    graphql`
      fragment TextFacts_text on Text @throwOnFieldError {
        language
        difficulty
        characters
        tags
      }
    `,
    textRef,
  );
  const length = formatFigure(locale, characters);
  return [
    t`${plural(characters, { one: "# character", other: `${length} characters` })}`,
    t(difficultyWord(difficulty)),
    t(languageWord(language)),
    ...tags.map((tag) => tagWord(tag, t)),
  ].join(" · ");
}
