import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupRaceList_races$key } from "../../../../../__generated__/GroupRaceList_races.graphql";
import { GroupRaceRow } from "./GroupRaceRow";
import styles from "./GroupRaceList.module.css";

type Props = { readonly racesRef: GroupRaceList_races$key; readonly mayConduct: boolean };

/** The races of a group, newest first. */
export function GroupRaceList({ racesRef, mayConduct }: Props) {
  const { t } = useLingui();
  const { races } = useFragment(
    graphql`
      fragment GroupRaceList_races on GroupRaces @throwOnFieldError {
        races {
          id
          ...GroupRaceRow_race
        }
      }
    `,
    racesRef,
  );
  const empty = mayConduct
    ? t`No race now. Start one: everybody in the group is invited at once.`
    : t`No race now. When a coach starts one, you are invited wherever you are.`;
  if (races.length === 0) return <p className={styles["empty"]}>{empty}</p>;
  return (
    <ul className={styles["list"]}>
      {races.map((race) => (
        <GroupRaceRow key={race.id} raceRef={race} mayConduct={mayConduct} />
      ))}
    </ul>
  );
}
