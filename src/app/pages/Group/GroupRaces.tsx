import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { graphql, useFragment } from "react-relay";
import type { GroupRaces_group$key } from "../../../../__generated__/GroupRaces_group.graphql";
import { type UpdateState, useLiveUpdates } from "../../relay/useLiveUpdates";
import { Card } from "../../ui/Card";
import { StartGroupRace } from "./StartGroupRace";
import { useMemo, useState } from "react";
import type { GroupRacesQuery } from "../../../../__generated__/GroupRacesQuery.graphql";
import type { GroupRaces_races$key } from "../../../../__generated__/GroupRaces_races.graphql";
import styles from "./GroupRaces.module.css";
import type { GroupRaces_race$key } from "../../../../__generated__/GroupRaces_race.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { heatName, modeName } from "../../features/race/raceWords";
import { GroupHeats, describePhase, isOver } from "./GroupHeats";
import { useStartRace } from "../../features/race/raceMutations";

const leads: Readonly<Record<UpdateState, MessageDescriptor>> = {
  live: msg`Everyone types the same text at the same time.`,
  away: msg`Not live right now: the server can't be reached. We'll keep trying.`,
  polling: msg`No live connection. This list updates every two seconds.`,
  gone: msg`Live updates stopped. Reload the page to see what's new.`,
};

/** The races of a group: its coaches start them here, and its members join. */
export function GroupRaces({ groupRef }: { readonly groupRef: GroupRaces_group$key }) {
  const { t } = useLingui();
  const { id, myRole, archivedAt, races } = useFragment(
    graphql`
      fragment GroupRaces_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        races {
          id
          ...GroupRaces_races
        }
      }
    `,
    groupRef,
  );
  const updates = useGroupRaceUpdates(id, races.id);
  // Only an admin can see a group without being in it, and may do what its owner may.
  const mayConduct = myRole !== "MEMBER";
  return (
    <Card title={t`Races`} lead={t(leads[updates])}>
      {mayConduct && archivedAt == null && <StartGroupRace groupId={id} />}
      <GroupRaceList racesRef={races} mayConduct={mayConduct} />
    </Card>
  );
}

const documents = {
  subscription: graphql`
    subscription GroupRacesSubscription($groupId: ID!) {
      groupRacesUpdated(groupId: $groupId) {
        ...GroupRaces_races
      }
    }
  `,
  query: graphql`
    query GroupRacesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by GroupRaces.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...GroupRaces_races @alias(as: "races")
      }
    }
  `,
};

/** Keeps the races of a group up to date. */
function useGroupRaceUpdates(groupId: string, racesId: string): UpdateState {
  return useLiveUpdates<GroupRacesQuery>(
    useMemo(() => ({ ...documents, variables: { groupId }, queryVariables: { id: racesId } }), [groupId, racesId]),
  );
}

type Props = { readonly racesRef: GroupRaces_races$key; readonly mayConduct: boolean };

/** The races of a group, newest first. */
function GroupRaceList({ racesRef, mayConduct }: Props) {
  const { t } = useLingui();
  const { coaches } = useRoleNouns();
  const { races, heats } = useFragment(
    graphql`
      fragment GroupRaces_races on GroupRaces @throwOnFieldError {
        heats {
          heats {
            code
          }
          final {
            code
          }
          ...GroupHeats_heats
        }
        races {
          id
          code
          phase
          ...GroupRaces_race
        }
      }
    `,
    racesRef,
  );
  // Heats that are over are shown with the other heats alone; in those to come, people also join and start here.
  const inHeats = new Set([...(heats?.heats ?? []), heats?.final].map((heat) => heat?.code));
  const listed = races.filter(({ code, phase }) => !inHeats.has(code) || !isOver(phase));
  const empty = mayConduct
    ? t`No race right now. Create one, and everyone in the group is invited right away.`
    : t`No race right now. When the ${coaches} start one, you'll be invited, whatever page you're on.`;
  return (
    <>
      {races.length === 0 && heats == null && <p className={styles["empty"]}>{empty}</p>}
      {heats != null && <GroupHeats heatsRef={heats} mayConduct={mayConduct} />}
      {listed.length > 0 && (
        <ul className={styles["list"]}>
          {listed.map((race) => (
            <GroupRaceRow key={race.id} raceRef={race} mayConduct={mayConduct} />
          ))}
        </ul>
      )}
    </>
  );
}

type GroupRaceRowProps = {
  readonly raceRef: GroupRaces_race$key;
  /** Whether the viewer coaches the group. */
  readonly mayConduct: boolean;
};

/** A race of the group: its code, its racers, and a button to join or start it. */
function GroupRaceRow({ raceRef, mayConduct }: GroupRaceRowProps) {
  const { t } = useLingui();
  const { code, phase, mode, heat, racers } = useFragment(
    graphql`
      fragment GroupRaces_race on Race @throwOnFieldError {
        code
        phase
        mode
        heat {
          number
        }
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
        {heat != null && <strong>{t(heatName(heat.number))}</strong>}
        <span>{t(modeName(mode))}</span>
        <span className={styles["soft"]}>
          {isLobby ? t`${plural(count, { one: "# joined", other: "# joined" })}` : t(describePhase(phase))}
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
          <LinkButton to={page}>{phase === "FINISHED" ? t`See results` : t`Go to the race`}</LinkButton>
        )}
        {mayConduct && phase !== "CANCELLED" && (
          <LinkButton to={`${page}/wall`} target="_blank">
            {t`Race on big screen`}
          </LinkButton>
        )}
      </div>
      {error !== null && <ErrorNotice code={error} onRetry={begin} />}
    </li>
  );
}
