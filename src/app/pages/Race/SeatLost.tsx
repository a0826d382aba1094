import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SeatLossReason } from "../../../../__generated__/RaceView_race.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { RaceCode } from "../../../contract/scalars";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import type { RaceSession } from "./RaceSeat";
import { useOwnRun, OwnRunSummary } from "./UnfinishedRun";
import { useJoinRace } from "../../features/race/raceMutations";

type Props = {
  readonly code: RaceCode;
  readonly isLobby: boolean;
  /** Null: they gave it up themselves, in another window. */
  readonly reason: SeatLossReason | null;
  /** The guest's session ended. */
  readonly hasSessionEnded: boolean;
  /** Null if nothing was typed on this page. */
  readonly session: RaceSession | null;
};

/** The viewer has lost their seat: why, what they typed, and what they can do. */
export function SeatLost({ code, isLobby, reason, hasSessionEnded, session }: Props) {
  const { t } = useLingui();
  const [join, isJoining] = useJoinRace();
  const [error, setError] = useState<ErrorCode | null>(null);
  const takeAgain = async (): Promise<void> => {
    const answer = await join({ code });
    setError(answer.ok ? null : answer.error);
  };
  const message = t(
    hasSessionEnded ? msg`Your session has ended, so you lost your seat in this race.` : explain(reason),
  );
  const isBarred = reason === "KICKED" || reason === "REMOVED";
  const run = useOwnRun(session);
  // A run that the server has completely is already a result of the race.
  const own = run?.isSaved === true ? null : run;

  if (error !== null) {
    return (
      <ErrorNotice code={error}>
        <LinkButton to="/race">{t`All races`}</LinkButton>
      </ErrorNotice>
    );
  }
  return (
    <>
      <Notice
        text={
          own !== null
            ? t`${message} What you typed is kept as a personal result, and you can watch the others.`
            : t`${message} You can watch the others.`
        }
      >
        {isBarred && <LinkButton to="/race">{t`All races`}</LinkButton>}
        {isLobby && !isBarred && (
          <Button isBusy={isJoining} onClick={takeAgain}>
            {t`Rejoin the race`}
          </Button>
        )}
      </Notice>
      {own !== null && <OwnRunSummary own={own} />}
    </>
  );
}

function explain(reason: SeatLossReason | null): MessageDescriptor {
  if (reason === "KICKED") return msg`The host removed you from this race.`;
  if (reason === "REMOVED") return msg`You're no longer in the group this race is for.`;
  if (reason === "TIMED_OUT") return msg`You lost your seat because the connection was gone for more than a minute.`;
  return reason === null ? msg`You gave up your seat in another window.` : msg`You no longer have a seat in this race.`;
}
