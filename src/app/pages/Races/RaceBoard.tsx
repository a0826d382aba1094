import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RaceBoard_board$key } from "../../../../__generated__/RaceBoard_board.graphql";
import type { RaceCode } from "../../../contract/scalars";
import type { Updates } from "../../relay/useUpdates";
import { Card } from "../../ui/Card";
import { useJoinRace } from "../Race/mutations/useJoinRace";
import { BoardRow } from "./BoardRow";
import { JoinRefusal, type Refusal } from "./JoinRefusal";
import styles from "./RaceBoard.module.css";
import { useBoardUpdates } from "./useBoardUpdates";

/** The races that anybody may join, as they come and go. */
export function RaceBoard({ boardRef }: { readonly boardRef: RaceBoard_board$key }) {
  const { t } = useLingui();
  const { races } = useFragment(
    graphql`
      fragment RaceBoard_board on RaceBoard @throwOnFieldError {
        races {
          id
          ...BoardRow_race
        }
      }
    `,
    boardRef,
  );
  const updates = useBoardUpdates();
  const navigate = useNavigate();
  const [join, isJoining] = useJoinRace();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const enter = async (code: RaceCode): Promise<void> => {
    const answer = await join({ code });
    if (answer.ok) await navigate(`/race/${code}`);
    else setRefusal({ code, error: answer.error });
  };
  const leads: Readonly<Record<Updates, string>> = {
    live: t`Waiting for racers. The list changes by itself.`,
    away: t`The server cannot be reached: this list may be out of date.`,
    polling: t`There is no live connection here. This list updates every two seconds.`,
    gone: t`No news come any more. Reload the page to see what is new.`,
  };

  return (
    <Card title={t`Open races`} lead={leads[updates]}>
      {refusal !== null && <JoinRefusal refusal={refusal} />}
      {races.length === 0 ? (
        <p
          className={styles["empty"]}
        >{t`Nobody is waiting just now. Open a race yourself: choose “Open” below “New race”, and others see it here.`}</p>
      ) : (
        <ul className={styles["list"]}>
          {races.map((race) => (
            <BoardRow key={race.id} raceRef={race} isBusy={isJoining} onJoin={enter} />
          ))}
        </ul>
      )}
    </Card>
  );
}
