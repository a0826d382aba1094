import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import RacesPageQueryNode, { type RacesPageQuery } from "../../../../__generated__/RacesPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { useIsSwitchedOff } from "../../relay/useIsSwitchedOff";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { SwitchedOff } from "../../ui/SwitchedOff";
import { CreateRace } from "./CreateRace";
import { JoinByCode } from "./JoinByCode";
import { RaceBoard } from "./RaceBoard";
import styles from "./RacesPage.module.css";

/** Join with a code, make a race, or choose an open one. Most visitors have a code, so that is first. */
export function RacesPage() {
  const { t } = useLingui();
  const { raceBoard, ...query } = usePreloadedQuery<RacesPageQuery>(
    graphql`
      query RacesPageQuery @throwOnFieldError @preloadable {
        raceBoard {
          ...RaceBoard_board
        }
        ...useIsSwitchedOff_query
      }
    `,
    useRouteQuery<RacesPageQuery>(RacesPageQueryNode),
  );
  const isOff = useIsSwitchedOff("RACES", query);
  return (
    <>
      <PageMeta
        title={t`Races`}
        description={t`Race others live: type the same text at the same time. Create a private race for your class or team, or join an open one.`}
      />
      <div className={styles["page"]}>
        <PageHeader title={t`Races`} lead={t`Everyone types the same text at the same time. No account needed.`} />
        <div className={styles["columns"]}>
          <div className={styles["side"]}>
            <JoinByCode />
            {isOff ? <SwitchedOff feature="RACES" /> : <CreateRace />}
          </div>
          <RaceBoard boardRef={raceBoard} />
        </div>
      </div>
    </>
  );
}
