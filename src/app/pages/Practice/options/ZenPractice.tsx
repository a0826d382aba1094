import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import type { Language } from "../../../../contract/languages/languages";
import { markTyping } from "../../../typing/runHooks";
import { Button } from "../../../ui/Button";
import styles from "./ZenPractice.module.css";

/**
 * Writing without a text, figures or an end, until the user ends it. Nothing of it is sent or saved: there is no text
 * with which the server could compare it.
 */
export function ZenPractice({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  const isOver = written !== null;
  const words = written?.split(/\s+/u).filter((word) => word !== "").length ?? 0;

  useEffect(() => {
    if (isOver) heading.current?.focus();
    else field.current?.focus({ preventScroll: true });
    return () => markTyping(false);
  }, [isOver]);

  if (isOver) {
    return (
      <section className={styles["zen"]}>
        <h2 ref={heading} tabIndex={-1}>{t`You typed ${plural(words, { one: "# word", other: "# words" })}`}</h2>
        <p className={styles["soft"]}>{t`Zen is for typing freely, so there's no result. Nothing is saved.`}</p>
        <div className={styles["actions"]}>
          <Button look="primary" onClick={() => setWritten(null)}>{t`Start again`}</Button>
        </div>
        <p className={styles["written"]} lang={language}>
          {written}
        </p>
      </section>
    );
  }
  const end = (): void => setWritten(field.current?.value.trim() ?? "");
  return (
    <div className={styles["zen"]}>
      <textarea
        ref={field}
        className={styles["field"]}
        aria-label={t`Type whatever you like`}
        placeholder={t`Type whatever you like`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        lang={language}
        rows={5}
        onInput={() => markTyping(true)}
        onBlur={() => markTyping(false)}
        // Browsers also send mouse moves when the page scrolls under the mouse.
        onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && markTyping(false)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          end();
        }}
      />
      <div className={styles["actions"]} data-fades>
        <Button onClick={end}>{t`Done`}</Button>
      </div>
    </div>
  );
}
