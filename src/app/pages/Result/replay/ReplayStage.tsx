import { useEffect, useLayoutEffect, useRef } from "react";
import stage from "../../../typing/TypingStage.module.css";
import styles from "./ReplayStage.module.css";
import { openReplayStage } from "./openReplayStage";
import type { ReplayRun } from "./ReplayRun";

type Props = {
  readonly run: ReplayRun;
  readonly isEnded: boolean;
  readonly language: "en" | "nl";
  /** A press with the pointer: the button beside it does the same. */ readonly onPress: () => void;
};

/**
 * The typing surface of a run that is played again: for the eye. Those who listen have the slider and what is said
 * beside it.
 */
export function ReplayStage({ run, isEnded, language, onPress }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const provisional = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lines.current === null || caret.current === null || provisional.current === null) return;
    // There is no field: nothing is typed here.
    return openReplayStage(
      { lines: lines.current, caret: caret.current, provisional: provisional.current, field: provisional.current },
      run,
    );
  }, [run]);

  useEffect(() => {
    const element = view.current;
    element?.addEventListener("click", onPress);
    return () => element?.removeEventListener("click", onPress);
  }, [onPress]);

  return (
    <div className={stage["stage"]} data-phase={isEnded ? "ended" : "running"} data-focused="true">
      <div ref={view} className={`${stage["window"]} ${styles["window"]}`} aria-hidden="true" lang={language}>
        <div ref={lines} className={stage["lines"]} />
        <div ref={caret} className={stage["caret"]} />
        <div ref={provisional} className={stage["provisional"]} />
      </div>
    </div>
  );
}
