import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceStage_racer$key } from "../../../../../__generated__/RaceStage_racer.graphql";
import { TypingStage } from "../../../typing/TypingStage";
import { useRunPhase } from "../../../typing/useRunPhase";
import type { RaceSession } from "../keystrokes/RaceSession";
import { OwnFinish } from "./OwnFinish";
import styles from "./RaceStage.module.css";
import { SenderNotice } from "./SenderNotice";
import { StageBar } from "./StageBar";

type Props = {
  readonly session: RaceSession;
  /** By the server's clock; null before the countdown. */
  readonly startsAt: string | null;
  readonly title: string;
  readonly language: "en" | "nl";
  readonly racerRef: RaceStage_racer$key;
  /** Esc was pressed in the line. */
  readonly onEscape: () => void;
  /** How the race goes, for those who listen. */
  readonly describeRace: () => string;
};

/** A racer's own line: readable during the countdown, typed from the start on, and their own numbers behind it. */
export function RaceStage({ session, startsAt, title, language, racerRef, onEscape, describeRace }: Props) {
  const { t } = useLingui();
  const { place, finishedAfterMs } = useFragment(
    graphql`
      fragment RaceStage_racer on Racer @throwOnFieldError {
        place
        finishedAfterMs
      }
    `,
    racerRef,
  );
  const { run, sender } = session;
  const isThrough = useRunPhase(run) === "ended" && run.state.finished;
  const way = useSyncExternalStore(sender.subscribe, () => sender.state);

  return (
    <div className={styles["stage"]}>
      <StageBar run={run} startsAt={startsAt} />
      <div className={styles["line"]}>
        {isThrough ? (
          <OwnFinish session={session} place={place ?? null} isKept={finishedAfterMs != null} />
        ) : (
          <TypingStage
            run={run}
            label={t`Type this text: ${title}`}
            subject={{ activity: "RACE", title }}
            language={language}
            onEscape={onEscape}
            describeMore={describeRace}
          />
        )}
      </div>
      <SenderNotice state={way} />
    </div>
  );
}
