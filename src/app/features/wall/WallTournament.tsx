import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallTournament_tournament$key } from "../../../../__generated__/WallTournament_tournament.graphql";
import { formatDay } from "../../platform/dates/formatDate";
import { TournamentPodium } from "../tournament/TournamentPodium";
import { TournamentTable } from "../tournament/TournamentTable";
import styles from "./WallTournament.module.css";

/** The tournament on a group's big screen: its first places, and its podium when it is over. */
export function WallTournament({ tournamentRef }: { readonly tournamentRef: WallTournament_tournament$key }) {
  const { t } = useLingui();
  const { name, lastDay, phase, rule, entries } = useFragment(
    graphql`
      fragment WallTournament_tournament on WallTournament @throwOnFieldError {
        name
        lastDay
        phase
        rule
        entries {
          ...TournamentPodium_entries
          ...TournamentTable_entries
        }
      }
    `,
    tournamentRef,
  );
  const last = formatDay(lastDay, "day");
  const isOver = phase === "OVER";
  return (
    <section className={styles["tournament"]}>
      <h2 className={styles["heading"]} dir="auto">
        {name}
      </h2>
      <p className={styles["soft"]}>{isOver ? t`The tournament is over.` : t`Tournament until ${last}, midnight.`}</p>
      {entries.length === 0 ? (
        <p>{t`No results yet`}</p>
      ) : isOver ? (
        <TournamentPodium entriesRef={entries} />
      ) : (
        <TournamentTable entriesRef={entries} rule={rule} />
      )}
    </section>
  );
}
