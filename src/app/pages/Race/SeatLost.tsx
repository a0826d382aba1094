import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { RaceCode } from "../../../contract/scalars";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import type { RaceSession } from "./keystrokes/RaceSession";
import { KeptRun } from "./KeptRun";
import { useJoinRace } from "./mutations/useJoinRace";

type Props = {
  readonly code: RaceCode;
  readonly isLobby: boolean;
  /** Whether this page was without a connection for long enough to explain it. */
  readonly wasAway: boolean;
  /** Null when nothing was typed on this page. */
  readonly session: RaceSession | null;
  readonly textBody: string;
};

/** Somebody had a seat and has it no longer: why, as far as can be known, and what is left of it. */
export function SeatLost({ code, isLobby, wasAway, session, textBody }: Props) {
  const [join, isJoining] = useJoinRace();
  const [error, setError] = useState<ErrorCode | null>(null);
  const takeAgain = async (): Promise<void> => {
    const answer = await join(code);
    setError(answer.ok ? null : answer.error);
  };
  const reason = wasAway
    ? "Your seat was given up: the connection was gone for more than a minute."
    : "You no longer have a seat in this race: the host took it away, or the connection was gone for more than a minute.";
  const hasTyped = session !== null && session.position > 0;

  if (error !== null) {
    return (
      <ErrorNotice code={error}>
        <LinkButton to="/race">All races</LinkButton>
      </ErrorNotice>
    );
  }
  return (
    <>
      <Notice text={hasTyped ? `${reason} What you typed is kept here, and you can watch the others.` : isLobby ? reason : `${reason} You can watch the others.`}>
        {isLobby && (
          <Button isBusy={isJoining} onClick={takeAgain}>
            Take a seat again
          </Button>
        )}
      </Notice>
      {hasTyped && <KeptRun session={session} text={textBody} />}
    </>
  );
}
