import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { TypedPart } from "./readTypedText";
import styles from "./TypedText.module.css";

type Props = { readonly parts: readonly TypedPart[]; readonly language: "en" | "nl" };

const names = { wrong: "wrong", missed: "left out" } as const;

/** What was typed, with the errors marked by colour and shape. */
export function TypedText({ parts, language }: Props) {
  // The parts of a finished run never move: their place is their name.
  const placed = parts.map((part, at) => ({ ...part, at }));
  return (
    <p className={styles["text"]} lang={language}>
      {placed.map(({ kind, text, at }) =>
        kind === "right" ? (
          text
        ) : (
          <mark key={at} className={styles[kind]}>
            <VisuallyHidden> ({names[kind]}: </VisuallyHidden>
            {text}
            <VisuallyHidden>) </VisuallyHidden>
          </mark>
        ),
      )}
    </p>
  );
}
