import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { RaceCode } from "../../../contract/scalars";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import type { MutationResult } from "../../relay/useResultMutation";
import { useCancelRace, useLeaveRace, useSetReady } from "./lobbyMutations";
import { useStartRace } from "../../features/race/raceMutations";
import styles from "./RaceLobby.module.css";

type Props = {
  readonly code: RaceCode;
  /**
   * The viewer's part. `host`: also a coach of the race's group who has a seat; `conductor`: one without. `barred`: may
   * not take a seat.
   */
  readonly seat: "host" | "conductor" | "racer" | "none" | "barred";
  /** The viewer's own racer; null without a seat. */
  readonly racerId: string | null;
  readonly isReady: boolean;
  readonly isOpen: boolean;
  readonly isOfGroup: boolean;
  readonly isFull: boolean;
  readonly isJoining: boolean;
  readonly onJoin: () => Promise<void>;
  readonly onLeave: () => void;
  /** Shows a refusal; returns whether it worked. */
  readonly onAnswer: (answer: MutationResult<RaceCode>) => boolean;
};

/** The viewer's actions in a lobby. */
export function LobbyActions({
  code,
  seat,
  racerId,
  isReady,
  isOpen,
  isOfGroup,
  isFull,
  isJoining,
  onJoin,
  onLeave,
  onAnswer,
}: Props) {
  const { t } = useLingui();
  const [setReady, isSettingReady] = useSetReady(code, racerId);
  const [start, isStarting] = useStartRace();
  const [cancel, isCancelling] = useCancelRace();
  const [leave, isLeaving] = useLeaveRace();
  const [isAsking, setAsking] = useState(false);
  const giveUpSeat = async (): Promise<void> => {
    if (onAnswer(await leave({ code }))) onLeave();
  };

  if (seat === "barred") return <p className={styles["hint"]}>{t`Stay here to watch.`}</p>;
  if (seat === "none") {
    return (
      <div className={styles["raceLobbyActions"]}>
        {!isFull && (
          <div className={styles["steps"]}>
            <Button look="primary" isBusy={isJoining} onClick={onJoin}>
              {t`Join the race`}
            </Button>
          </div>
        )}
        <p className={styles["hint"]}>
          {isFull
            ? t`All seats are taken. Stay here to watch.`
            : isOfGroup
              ? t`You can also stay and watch.`
              : t`No account needed. You can also stay and watch.`}
        </p>
      </div>
    );
  }
  const isSeated = seat !== "conductor";
  const isHost = seat === "host" || !isSeated;
  return (
    <>
      <div className={styles["raceLobbyActions"]}>
        <div className={styles["steps"]}>
          {isHost && (
            <Button look="primary" isBusy={isStarting} onClick={async () => onAnswer(await start({ code }))}>
              {t`Start the race`}
            </Button>
          )}
          {!isSeated && !isFull && (
            <Button isBusy={isJoining} onClick={onJoin}>
              {t`Join the race`}
            </Button>
          )}
          {isSeated && (
            <Button
              look={isHost ? "secondary" : "primary"}
              aria-pressed={isReady}
              isBusy={isSettingReady}
              onClick={async () => onAnswer(await setReady(!isReady))}
            >
              {isReady && "✓ "}
              {t`I'm ready`}
            </Button>
          )}
        </div>
        {isSeated && (
          <Button look="quiet" isBusy={isLeaving} onClick={giveUpSeat}>
            {t({ message: "Leave", context: "race" })}
          </Button>
        )}
        {isHost && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t`Cancel race`}
          </Button>
        )}
      </div>
      <p className={styles["hint"]}>{t(hintOf(isHost, isOpen, isOfGroup))}</p>
      <Dialog title={t`Cancel this race?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t`No one can join after this, and everyone here will see that it was canceled.`}</p>
        <div className={styles["raceLobbyActions"]}>
          <Button
            look="danger"
            isBusy={isCancelling}
            onClick={async () => onAnswer(await cancel({ code })) || setAsking(false)}
          >
            {t`Cancel race`}
          </Button>
          <Button onClick={() => setAsking(false)}>{t`Keep the race`}</Button>
        </div>
      </Dialog>
    </>
  );
}

function hintOf(isHost: boolean, isOpen: boolean, isOfGroup: boolean): MessageDescriptor {
  if (isOpen)
    return msg`The race starts when everyone is ready, or when the host starts it. It takes at least two racers.`;
  if (isHost) return msg`You can start the race even if not everyone is ready.`;
  return isOfGroup ? msg`The race starts for everyone at the same time.` : msg`The host starts the race.`;
}
