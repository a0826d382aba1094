import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/locale/useLocale";
import { VisuallyHidden } from "../../ui/primitives";
import type { TypedPart } from "./readTypedText";
import styles from "./TypedText.module.css";

type Props = { readonly parts: readonly TypedPart[]; readonly language: "en" | "nl" };

/** What was typed, with the errors marked by colour and shape, and what was corrected by shape. */
export function TypedText({ parts, language }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = { wrong: t`wrong`, missed: t`left out`, corrected: t`wrong at first` } as const;
  // The parts of a finished run never move: their place is their name.
  const placed = parts.map((part, at) => ({ ...part, at }));
  return (
    <>
      <p className={styles["text"]} lang={language}>
        {placed.map(({ kind, text, at }) =>
          kind === "right" ? (
            text
          ) : (
            <mark key={at} className={styles[kind]}>
              <VisuallyHidden>
                {" "}
                (<span lang={locale}>{names[kind]}</span>:{" "}
              </VisuallyHidden>
              {text}
              <VisuallyHidden>) </VisuallyHidden>
            </mark>
          ),
        )}
      </p>
      {parts.some(({ kind }) => kind === "corrected") && (
        <p className={styles["note"]}>{t`Dashed letters were wrong at first, and corrected.`}</p>
      )}
    </>
  );
}
