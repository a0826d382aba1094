import { plural, msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TextFacts_text$key } from "../../../../__generated__/TextFacts_text.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import type { MessageDescriptor } from "@lingui/core";

/** A text in one line: its length, difficulty, language and tags. */
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

const difficulties: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["EASY", msg({ message: "easy", context: "text" })],
  ["MEDIUM", msg({ message: "medium", context: "text" })],
  ["HARD", msg({ message: "hard", context: "text" })],
]);

/** A difficulty in a word; its code if this build does not know it. */
export function difficultyWord(difficulty: string): MessageDescriptor {
  return difficulties.get(difficulty) ?? { id: difficulty.toLowerCase() };
}

/** The language of a text. */
export function languageWord(language: string): MessageDescriptor {
  return language === "NL" ? msg`Dutch` : msg`English`;
}

type State = { readonly visibility: string; readonly status: string };

/** Who can use a text now; null for public texts, which need no label. */
export function stateWord({ visibility, status }: State): MessageDescriptor | null {
  if (status === "ARCHIVED") return msg`archived`;
  if (status === "IN_REVIEW") return msg`waiting for review`;
  if (visibility === "OWN") return msg`only for you`;
  return visibility === "GROUP" ? msg`for a group` : null;
}

const subjects: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["animals", msg`animals`],
  ["everyday", msg`everyday`],
  ["food", msg`food`],
  ["geography", msg`geography`],
  ["history", msg`history`],
  ["nature", msg`nature`],
  ["science", msg`science`],
  ["sport", msg`sports`],
  ["story", msg`story`],
  ["technology", msg`technology`],
]);

/**
 * A tag: those of the library in the reader's language, others as written.
 * @param t translates.
 */
export function tagWord(tag: string, t: (message: MessageDescriptor) => string): string {
  const word = subjects.get(tag);
  return word === undefined ? tag : t(word);
}

/** The address of a text. Ids are encoded, because they contain characters that are not allowed in addresses. */
export function textAddress(id: string): string {
  return `/texts/${encodeURIComponent(id)}`;
}
