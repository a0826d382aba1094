import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { Appearance } from "../../../../contract/appearance";
import { useLanguage } from "../../../platform/locale/useLocale";
import { useReducedMotion } from "../../../platform/useReducedMotion";
import { openStage } from "../../../typing/stage/StageView";
import { TypingRun } from "../../../typing/TypingRun";
import stage from "../../../typing/TypingStage.module.css";
import styles from "./StageSettings.module.css";

/** Letters that the preview types, and how often. It then stands still: nothing moves for long. */
const TYPED = 16;
const KEY_MS = 220;
/** The one that it gets wrong, to show how that looks. */
const WRONG = 9;

/** A line like those of practice, as chosen; it types a few letters after each change. For the eye. */
export function StagePreview({ appearance }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isReduced = useReducedMotion();
  const text = t`Pack my box with five dozen jugs, then type this line once more and see how it looks.`;
  const lines = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const provisional = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLSpanElement>(null);
  const shown = JSON.stringify(appearance);

  useLayoutEffect(() => {
    if (!lines.current || !caret.current || !provisional.current || !field.current) return;
    const run = new TypingRun({ rules: "free", text });
    const close = openStage(
      { lines: lines.current, caret: caret.current, provisional: provisional.current, field: field.current },
      run,
    );
    let at = 0;
    const type = (): void => {
      const letter = at === WRONG ? "x" : text.charAt(at);
      run.apply({ kind: "insert", text: letter }, at * KEY_MS);
      at += 1;
      if (at === TYPED) clearInterval(timer);
    };
    const timer = setInterval(type, KEY_MS);
    if (isReduced) for (let count = 0; count < TYPED; count += 1) type();
    return () => {
      clearInterval(timer);
      run.stop("left");
      close();
    };
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- begins again with each change of the appearance
  }, [text, shown, isReduced]);

  return (
    <div className={styles["preview"]} aria-hidden="true" lang={language}>
      <div className={stage["stage"]} data-phase="running" data-focused="true">
        <div className={stage["window"]}>
          <div ref={lines} className={stage["lines"]} />
          <div ref={caret} className={stage["caret"]} />
          <div ref={provisional} className={stage["provisional"]} />
          <span ref={field} className={styles["field"]} />
        </div>
      </div>
    </div>
  );
}
