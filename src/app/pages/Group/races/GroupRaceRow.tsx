import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupRaceRow_race$key } from "../../../../../__generated__/GroupRaceRow_race.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button, LinkButton } from "../../../ui/Button";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { modeName } from "../../../features/race/raceWords";
import { useStartRace } from "../../../features/race/raceMutations";
import { describePhase } from "./describePhase";
import styles from "./GroupRaceRow.module.css";

type Props = {
  readonly raceRef: GroupRaceRow_race$key;
  /** The viewer coaches the group. */
  readonly mayConduct: boolean;
};

/** A race of the group: its code, who is in, and the way in, or to its start. */
export function GroupRaceRow({ raceRef, mayConduct }: Props) {
  const { t } = useLingui();
  const { code, phase, mode, racers } = useFragment(
    graphql`
      fragment GroupRaceRow_race on Race @throwOnFieldError {
        code
        phase
        mode
        racers {
          name
        }
      }
    `,
    raceRef,
  );
  const [start, isStarting] = useStartRace();
  const [error, setError] = useState<ErrorCode | null>(null);
  const begin = async (): Promise<void> => {
    const answer = await start({ code });
    setError(answer.ok ? null : answer.error);
  };
  const count = racers.length;
  const isLobby = phase === "LOBBY";
  const page = `/race/${code}`;

  return (
    <li className={styles["race"]}>
      <div className={styles["head"]}>
        <span className={styles["code"]}>{code}</span>
        <span>{t(modeName(mode))}</span>
        <span className={styles["soft"]}>
          {isLobby ? t`${plural(count, { one: "# is in", other: "# are in" })}` : t(describePhase(phase))}
        </span>
      </div>
      {isLobby && mayConduct && count > 0 && (
        <p className={styles["names"]}>{racers.map(({ name }) => name).join(", ")}</p>
      )}
      <div className={styles["actions"]}>
        {isLobby && mayConduct && (
          <Button look="primary" isBusy={isStarting} onClick={begin}>
            {t`Start the countdown`}
          </Button>
        )}
        {isLobby && !mayConduct && (
          <LinkButton look="primary" to={page} state={{ takeSeat: true }}>
            {t`Join`}
          </LinkButton>
        )}
        {(mayConduct || !isLobby) && (
          <LinkButton to={page}>{phase === "FINISHED" ? t`See how it ended` : t`To the race`}</LinkButton>
        )}
        {mayConduct && phase !== "CANCELLED" && (
          <LinkButton to={`${page}/wall`} target="_blank">
            {t`Big screen`}
          </LinkButton>
        )}
      </div>
      {error !== null && <ErrorNotice code={error} onRetry={begin} />}
    </li>
  );
}
