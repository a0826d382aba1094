import { languageName } from "../../platform/locale/languageName";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { plural, msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TextFacts_text$key } from "../../../../__generated__/TextFacts_text.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import type { MessageDescriptor } from "@lingui/core";
import styles from "./textMarks.module.css";
import type { TextFacts_bestText$key } from "../../../../__generated__/TextFacts_bestText.graphql";
import { useSpeed } from "../../typing/figures/useSpeed";

/** A text in one line: its length, difficulty, language, subjects and audience. */
export function TextFacts({ textRef }: { readonly textRef: TextFacts_text$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { language, difficulty, characters, tags, parts } = useFragment(
    graphql`
      fragment TextFacts_text on Text @throwOnFieldError {
        language
        difficulty
        characters
        tags
        parts {
          __typename
        }
      }
    `,
    textRef,
  );
  const length = formatFigure(locale, characters);
  const before = [
    t`${plural(characters, { one: "# character", other: `${length} characters` })}`,
    ...(parts.length > 0 ? [t`${plural(parts.length, { one: "# part", other: "# parts" })}`] : []),
  ];
  const after = [
    t(difficultyWord(difficulty)),
    languageName(fromWireLanguage(language), locale),
    ...tags.map((tag) => tagWord(tag, t)),
  ];
  return (
    <>
      {`${before.join(" · ")} · `}
      <DifficultyDots difficulty={difficulty} />
      {after.join(" · ")}
    </>
  );
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
  ["sayings", msg`sayings`],
  ["jokes", msg`jokes`],
  ["letters", msg({ message: "letters", context: "subject" })],
  ["stories", msg`stories`],
  ["dialogues", msg`dialogues`],
  ["how-things-work", msg`how things work`],
  ["work-life", msg`work`],
  ["books", msg`books`],
  ["children", msg`for children`],
  ["adults", msg`for adults`],
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

const levels: ReadonlyMap<string, number> = new Map([
  ["EASY", 1],
  ["MEDIUM", 2],
  ["HARD", 3],
]);

/** One to three filled dots beside the word of a difficulty, which is the text for screen readers. */
export function DifficultyDots({ difficulty }: { readonly difficulty: string }) {
  const level = levels.get(difficulty);
  if (level === undefined) return null;
  return (
    <svg className={styles["dots"]} viewBox="0 0 34 10" width={34} height={10} aria-hidden="true">
      {[1, 2, 3].map((dot) => (
        <circle
          key={dot}
          cx={dot * 11 - 6}
          cy={5}
          r={3.5}
          stroke="currentColor"
          fill={dot <= level ? "currentColor" : "none"}
        />
      ))}
    </svg>
  );
}

/** The viewer's best speed on a text; nothing if they have not typed it. */
export function TextBest({ textRef }: { readonly textRef: TextFacts_bestText$key }) {
  const { t } = useLingui();
  const { best } = useFragment(
    graphql`
      fragment TextFacts_bestText on Text @throwOnFieldError {
        best {
          wpm
        }
      }
    `,
    textRef,
  );
  const speed = useSpeed();
  if (best == null) return null;
  const fastest = speed.text(best.wpm);
  return t`Your best: ${fastest}`;
}
