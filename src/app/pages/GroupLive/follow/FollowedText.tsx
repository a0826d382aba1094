import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useMemo, useRef } from "react";
import { splitGraphemes } from "../../../../engine/text/graphemes";
import { VisuallyHidden } from "../../../ui/primitives";
import styles from "./FollowedText.module.css";
import { markedWindow } from "./markedParts";

type Props = {
  readonly text: string;
  /** One sign for each grapheme before the caret. */
  readonly marks: string;
  /** A grapheme's place. */
  readonly caret: number;
};

/** The text that somebody types elsewhere: what is right, wrong and mended so far, and where they are. */
export function FollowedText({ text, marks, caret }: Props) {
  const { t } = useLingui();
  const graphemes = useMemo(() => splitGraphemes(text), [text]);
  const { isCut, typed, rest } = markedWindow(graphemes, marks, caret);
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || mark.current === null) return;
    // The caret's line stays the second one.
    const line = mark.current.offsetHeight;
    const top = Math.max(0, mark.current.offsetTop - line * 1.5);
    if (Math.abs(box.current.scrollTop - top) > line / 2) box.current.scrollTop = top;
  });
  const length = graphemes.length;
  return (
    <div className={styles["followed"]}>
      <div ref={box} className={styles["box"]}>
        <p className={styles["text"]} aria-hidden="true">
          {isCut && "… "}
          {typed.map((part, at) => (
            // Parts only ever change at their end.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={styles["part"]} data-mark={part.mark}>
              {part.text}
            </span>
          ))}
          <span ref={mark} className={styles["caret"]} />
          <span>{rest}</span>
        </p>
      </div>
      <VisuallyHidden>
        <p>{t`${caret} of ${length} characters typed.`}</p>
        <p>{text}</p>
      </VisuallyHidden>
      <p className={styles["legend"]} aria-hidden="true">
        <span className={styles["part"]} data-mark="w">{t`wrong`}</span>
        <span className={styles["part"]} data-mark="f">{t`mended`}</span>
      </p>
    </div>
  );
}
