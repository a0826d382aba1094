import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Language, PracticeMode } from "../../../engine/practice/PracticeMode";
import { holdPage } from "../../platform/heldPage";
import { useLocale } from "../../platform/locale/useLocale";
import { whenIdle } from "../../platform/whenIdle";
import { earlyRun } from "../../typing/early/earlyTyping";
import { KeyboardSlot } from "../../typing/KeyboardSlot";
import { TypingRun } from "../../typing/TypingRun";
import { TypingStage } from "../../typing/TypingStage";
import { useIdleStop } from "../../typing/useIdleStop";
import { useRunPhase } from "../../typing/useRunPhase";
import { Button } from "../../ui/Button";
import type { Challenge } from "./Challenge";
import { LiveBar } from "./LiveBar";
import { loadRunSummary } from "./loadRunSummary";
import { loadWords } from "./loadWords";
import styles from "./PracticeRun.module.css";
import { RunSummarySlot } from "./RunSummarySlot";

type Props = {
  readonly challenge: Challenge;
  /** Of a library text. */
  readonly title?: string;
  readonly mode: PracticeMode;
  readonly language: Language;
  /** What a restart does; left out, it begins the same text again. */
  readonly onRestart?: () => void;
  /** Brings another challenge. */
  readonly onNext: () => void;
  readonly nextLabel: string;
};

/** One challenge: typed, and then its result in the same place. */
export function PracticeRun({ challenge, title, mode, language, onRestart, onNext, nextLabel }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [run, setRun] = useState(() => startRun(challenge, mode));
  const phase = useRunPhase(run);
  useIdleStop(run);
  const again = (): void => setRun(startRun(challenge, mode));

  const restart = onRestart ?? again;

  // What the end of a run needs is here before its first key: by then the network may be gone.
  useEffect(
    () =>
      whenIdle(() => {
        loadRunSummary(locale).catch(() => undefined);
        if (mode.kind !== "text") loadWords(language).catch(() => undefined);
      }),
    [mode, language, locale],
  );
  useEffect(() => {
    // Who types before the page was ever idle.
    if (phase === "running") loadRunSummary(locale).catch(() => undefined);
  }, [phase, locale]);

  const hasBegun = phase !== "waiting";
  useEffect(() => {
    // A line being typed shows nothing private: it outlasts a sign-out in another tab, until it is left.
    if (hasBegun && run.phase !== "waiting") return holdPage();
  }, [run, hasBegun]);

  if (phase === "ended") {
    return <RunSummarySlot run={run} challenge={challenge} mode={mode} language={language} onNext={onNext} nextLabel={nextLabel} onAgain={again} />;
  }
  return (
    <div className={styles["run"]}>
      <LiveBar run={run} mode={mode} />
      <TypingStage run={run} label={title === undefined ? t`Type these words` : t`Type this text: ${title}`} language={language} onRestart={restart} {...(phase === "running" && { onEscape: restart })} />
      {mode.kind === "text" && (
        <div className={styles["more"]} data-fades>
          <p>{title}</p>
          <Button look="quiet" isSmall onClick={onNext}>
            {nextLabel}
          </Button>
        </div>
      )}
      <KeyboardSlot run={run} />
    </div>
  );
}

function startRun({ text }: Challenge, mode: PracticeMode): TypingRun {
  const limitMs = mode.kind === "time" ? mode.seconds * 1000 : null;
  return earlyRun(text, limitMs) ?? new TypingRun({ rules: "free", text, ...(limitMs !== null && { limitMs }) });
}
