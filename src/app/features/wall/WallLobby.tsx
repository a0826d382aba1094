import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallLobby_race$key } from "../../../../__generated__/WallLobby_race.graphql";
import type { WallLobby_text$key } from "../../../../__generated__/WallLobby_text.graphql";
import { useHost } from "../../rendering/renderingHooks";
import { modeRule } from "../race/raceWords";
import { WallAddress } from "./QrPicture";
import styles from "./Wall.module.css";
import type { WallLobby_racer$key } from "../../../../__generated__/WallLobby_racer.graphql";
import { VisuallyHidden } from "../../ui/primitives";
import { AddressQr, WallNumber } from "./wallParts";

type Props = {
  readonly raceRef: WallLobby_race$key;
  readonly textRef: WallLobby_text$key;
  /** Ids of racers in the order in which they are listed; all others come last, as they joined. */
  readonly order?: readonly string[];
};

const asTheyJoined: readonly string[] = [];

/** Before the race: how to join, large enough to read from the back of the room, and the racers. */
export function WallLobby({ raceRef, textRef, order = asTheyJoined }: Props) {
  const { t } = useLingui();
  const { racers } = useFragment(
    graphql`
      fragment WallLobby_race on Race @throwOnFieldError {
        racers {
          id
          ...WallLobby_racer
        }
      }
    `,
    raceRef,
  );
  const { code, mode, group, heat } = useFragment(
    graphql`
      fragment WallLobby_text on Race @throwOnFieldError {
        code
        mode
        group {
          __typename
        }
        heat {
          __typename
        }
      }
    `,
    textRef,
  );
  const address = `${useHost()}/race`;
  const count = racers.length;
  const rankOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const listed = racers
    .map((racer, index) => ({ racer, number: index + 1 }))
    .sort((a, b) => rankOf(a.racer.id) - rankOf(b.racer.id));
  return (
    <div className={styles["lobby"]}>
      <div className={styles["way"]}>
        <div className={styles["wallLobbyQr"]}>
          <AddressQr path={`/race/${code}`} />
        </div>
        <div className={styles["wallLobbyWords"]}>
          <p className={styles["wallLobbyCode"]} aria-label={[...code].join(" ")}>
            <span>{code.slice(0, 3)}</span>
            <span>{code.slice(3)}</span>
          </p>
          <p className={styles["address"]}>
            <Trans>
              Scan this, or go to <WallAddress>{address}</WallAddress> and type this code
            </Trans>
          </p>
          <p className={styles["rule"]}>{t(modeRule(mode))}</p>
        </div>
      </div>
      <div className={styles["wallLobbyHead"]}>
        <h2 className={styles["count"]}>
          {count === 0 ? t`No one has joined yet` : t`${plural(count, { one: "# joined", other: "# joined" })}`}
        </h2>
        {group != null && (
          <p className={styles["rule"]}>
            {heat == null
              ? t`Everyone in the group gets an invitation on their screen.`
              : t`Everyone in this race gets an invitation on their screen.`}
          </p>
        )}
      </div>
      <ol className={styles["names"]} data-many={count > 16}>
        {listed.map(({ racer, number }) => (
          <WallName key={racer.id} racerRef={racer} number={number} />
        ))}
      </ol>
    </div>
  );
}

type WallNameProps = {
  readonly racerRef: WallLobby_racer$key;
  /** Number of the lane, from 1. */
  readonly number: number;
};

/** A racer, with their name for the big screen. */
function WallName({ racerRef, number }: WallNameProps) {
  const { t } = useLingui();
  const { wallName, isAway, phase, team } = useFragment(
    graphql`
      fragment WallLobby_racer on Racer @throwOnFieldError {
        wallName
        isAway
        phase
        team
      }
    `,
    racerRef,
  );
  return (
    <li className={styles["racer"]} data-away={isAway}>
      <WallNumber number={number} team={team ?? null} />
      <span className={styles["wallNameName"]} dir="auto" title={wallName}>
        {wallName}
      </span>
      {phase === "READY" && (
        <span className={styles["ready"]}>
          ✓<VisuallyHidden>{t`Ready`}</VisuallyHidden>
        </span>
      )}
      {isAway && <VisuallyHidden>{t`Away`}</VisuallyHidden>}
    </li>
  );
}
