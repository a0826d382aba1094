import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LobbyRacer_racer$key } from "../../../../__generated__/LobbyRacer_racer.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { Avatar } from "../../ui/primitives";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { RatingBand } from "../../features/race/raceWords";
import { LaneNumber, TeamMark } from "../../features/race/laneMarks";
import { useSpeed } from "../../typing/figures/useSpeed";
import { useKickRacer, useSetTeam } from "./lobbyMutations";
import type { MutationResult } from "../../relay/useResultMutation";
import styles from "./RaceLobby.module.css";

type Props = {
  readonly racerRef: LobbyRacer_racer$key;
  readonly code: RaceCode;
  /** Number of the lane, from 1. */
  readonly number: number;
  readonly isMine: boolean;
  readonly canKick: boolean;
  /** How many teams the viewer can put them in; 0 if they cannot. */
  readonly teamCount: number;
  readonly onAnswer: (answer: MutationResult<RaceCode>) => boolean;
};

/** A racer in the lobby: lane, name and state. */
export function LobbyRacer({ racerRef, code, number, isMine, canKick, teamCount, onAnswer }: Props) {
  const { t } = useLingui();
  const { userId, name, avatarUrl, isHost, phase, isAway, team, isTeamChosen, baseline, ratingBand } = useFragment(
    graphql`
      fragment LobbyRacer_racer on Racer @throwOnFieldError {
        userId
        name
        avatarUrl
        isHost
        phase
        isAway
        team
        isTeamChosen
        baseline
        ratingBand {
          ...raceWords_band
        }
      }
    `,
    racerRef,
  );
  const speed = useSpeed();
  const median = baseline == null ? null : speed.text(baseline, 0);
  const [isAsking, setAsking] = useState(false);
  const [setTeam, isSettingTeam] = useSetTeam();
  const [kick, isKicking] = useKickRacer();
  const confirm = async (): Promise<void> => {
    onAnswer(await kick({ code, userId }));
    setAsking(false);
  };

  return (
    <li className={styles["racer"]} data-away={isAway}>
      <LaneNumber number={number} />
      <Avatar name={name} url={avatarUrl ?? null} size="small" />
      <span className={styles["name"]}>
        <bdi>{name}</bdi>
        {isMine && <span className={styles["note"]}> {t`(you)`}</span>}
      </span>
      <span className={styles["marks"]}>
        {median !== null && <span className={styles["note"]}>{t`median ${median}`}</span>}
        {ratingBand != null && (
          <span className={styles["note"]}>
            <RatingBand bandRef={ratingBand} />
          </span>
        )}
        {team != null && (
          <span className={styles["lobbyTeam"]}>
            <TeamMark number={team} />
          </span>
        )}
        {isHost && <span className={styles["mark"]}>{t({ message: "Host", context: "race" })}</span>}
        {isAway ? (
          <span className={styles["mark"]}>{t`Away`}</span>
        ) : (
          <span className={phase === "READY" ? styles["ready"] : styles["waiting"]}>
            {phase === "READY" ? `✓ ${t`Ready`}` : t`Not ready`}
          </span>
        )}
      </span>
      {teamCount > 0 && (
        <select
          className={styles["team"]}
          aria-label={t`Team for ${name}`}
          aria-busy={isSettingTeam}
          value={isTeamChosen ? String(team) : ""}
          onChange={async ({ target }) => {
            const chosen = target.value === "" ? null : Number(target.value);
            onAnswer(await setTeam({ code, userId, team: chosen }));
          }}
        >
          <option value="">{t({ message: "Random team", context: "team" })}</option>
          {Array.from({ length: teamCount }, (_, index) => (
            <TeamOption key={index} number={index + 1} />
          ))}
        </select>
      )}
      {canKick && (
        <Button look="quiet" isSmall onClick={() => setAsking(true)} aria-label={t`Remove ${name} from the race`}>
          {t`Remove`}
        </Button>
      )}
      {canKick && (
        <Dialog title={t`Remove ${name}?`} isOpen={isAsking} onClose={() => setAsking(false)}>
          <p>{t`${name} will lose their seat and can't come back to this race, but can still watch.`}</p>
          <div className={styles["lobbyRacerActions"]}>
            <Button look="danger" isBusy={isKicking} onClick={confirm}>
              {t`Remove`}
            </Button>
            <Button onClick={() => setAsking(false)}>{t({ message: "Cancel", context: "racer" })}</Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

function TeamOption({ number }: { readonly number: number }) {
  const { t } = useLingui();
  return <option value={number}>{t`Team ${number}`}</option>;
}

/** A seat that nobody has taken. For the eye: how many racers there are is in the heading. */
export function FreeSeat({ number }: { readonly number: number }) {
  const { t } = useLingui();
  return (
    <li className={`${styles["racer"]} ${styles["free"]}`} aria-hidden="true">
      <LaneNumber number={number} />
      {t`Free seat`}
    </li>
  );
}
