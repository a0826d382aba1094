import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextRow_text$key } from "../../../../../../__generated__/TextRow_text.graphql";
import type { CustomChoice } from "../customPlace";
import { shelveRead } from "../store/shelveRead";
import { TextLine } from "./TextLine";

type Props = {
  readonly textRef: TextRow_text$key;
  readonly choice: CustomChoice;
  /** What else can be done with it. */ readonly children?: ReactNode;
};

const languages = { en: msg`English`, nl: msg`Dutch` } as const;

const difficulties: { readonly [difficulty: string]: MessageDescriptor } = {
  EASY: msg({ message: "easy", context: "text" }),
  MEDIUM: msg({ message: "medium", context: "text" }),
  HARD: msg({ message: "hard", context: "text" }),
};

/** A text in a list. One's own is put into this browser as well, for when there is no network. */
export function TextRow({ textRef, choice, children }: Props) {
  const { t } = useLingui();
  const { id, title, language, body, bookmark, isOwn, difficulty } = useFragment(
    graphql`
      fragment TextRow_text on Text @throwOnFieldError {
        id
        title
        language
        body
        bookmark
        isOwn
        difficulty
      }
    `,
    textRef,
  );
  const spoken = language === "NL" ? "nl" : "en";
  useEffect(() => {
    if (isOwn) shelveRead({ id, title, language: spoken, body, isOwn, bookmark: bookmark ?? null });
  }, [id, title, spoken, body, isOwn, bookmark]);
  return (
    <TextLine
      id={id}
      title={title}
      language={spoken}
      body={body}
      place={bookmark ?? null}
      choice={choice}
      note={t((isOwn ? undefined : difficulties[difficulty]) ?? languages[spoken])}
    >
      {children}
    </TextLine>
  );
}
