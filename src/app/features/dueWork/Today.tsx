import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useEffect } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import { Link } from "react-router-dom";
import TodayQueryNode, { type TodayQuery } from "../../../../__generated__/TodayQuery.graphql";
import type { Today_tournament$key } from "../../../../__generated__/Today_tournament.graphql";
import type { Today_viewer$key } from "../../../../__generated__/Today_viewer.graphql";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/Button";
import { classNames } from "../../ui/primitives";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { formatDay } from "../../platform/dates/formatDate";
import { groupAddress } from "../addresses";
import { NewBadgesSlot } from "../badges/NewBadgesSlot";
import { RaceForTournament } from "../tournament/RaceForTournament";
import { assignmentAddress } from "../assignment/assignmentPaths";
import { DueMoment, type DueAssignmentRef, useDueAssignment } from "./WorkBar";
import { GroupNeedsCard } from "./GroupNeedsCard";
import styles from "./Today.module.css";
import { Dated } from "../../ui/Dated";

// Loaded together: both are on the practice page.
export { WorkBar } from "./WorkBar";

/** Most cards and rows that are shown; the rest is on the pages that the cards lead to. */
const MOST_GROUPS = 6;
const MOST_ASSIGNMENTS = 5;

type Props = {
  /** Whether it is one row of a fixed height, above the line; otherwise it is below and takes what it needs. */
  readonly isRow: boolean;
};

/**
 * On the practice page, for members of groups: what they have to do, or for coaches what their groups need. Empty for
 * everybody else. What is to be done is fetched again by DueCount.
 */
export function Today({ isRow }: Props) {
  const [reference, load] = useQueryLoader<TodayQuery>(TodayQueryNode);
  useEffect(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>{reference != null && <Cards queryReference={reference} isRow={isRow} />}</Suspense>
    </ErrorBoundary>
  );
}

type CardsProps = Props & { readonly queryReference: PreloadedQuery<TodayQuery> };

function Cards({ queryReference, isRow }: CardsProps) {
  const { viewer } = usePreloadedQuery<TodayQuery>(
    graphql`
      query TodayQuery @throwOnFieldError {
        viewer {
          groups {
            id
            archivedAt
            myRole
            ...GroupNeedsCard_group
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- NewBadgesSlot loads its component.
            ...NewBadges_group
          }
          ...Today_viewer
        }
      }
    `,
    queryReference,
  );
  const groups = (viewer?.groups ?? []).filter(({ archivedAt }) => archivedAt == null);
  const coached = groups.filter(({ myRole }) => myRole !== "MEMBER");
  const own = groups.filter(({ myRole }) => myRole === "MEMBER");
  if (!viewer || groups.length === 0) return null;
  return (
    <div className={classNames(styles["today"], isRow && styles["above"])} data-fades={isRow ? undefined : ""}>
      {own.length > 0 && (
        <MyDay viewerRef={viewer}>
          {own.slice(0, MOST_GROUPS).map((group) => (
            <NewBadgesSlot key={group.id} groupRef={group} />
          ))}
        </MyDay>
      )}
      {coached.slice(0, MOST_GROUPS).map((group) => (
        <GroupNeedsCard key={group.id} groupRef={group} />
      ))}
      {coached.length > MOST_GROUPS && <AllGroups count={coached.length} />}
    </div>
  );
}

function AllGroups({ count }: { readonly count: number }) {
  const { t } = useLingui();
  return <Link to="/groups">{t`All ${count} groups`}</Link>;
}

type MyDayProps = {
  readonly viewerRef: Today_viewer$key;
  /** The new badges of their groups. */
  readonly children: ReactNode;
};

/** What a member has to do, each with a button to start it, their streak, and the new badges of their groups. */
function MyDay({ viewerRef, children }: MyDayProps) {
  const { t } = useLingui();
  const { dueAssignments, tournaments, practiceGoal } = useFragment(
    graphql`
      fragment Today_viewer on User @throwOnFieldError {
        dueAssignments {
          id
          ...WorkBar_dueAssignment
        }
        tournaments {
          id
          ...Today_tournament
        }
        practiceGoal {
          streak
        }
      }
    `,
    viewerRef,
  );
  const due = dueAssignments ?? [];
  const running = tournaments ?? [];
  const streak = practiceGoal?.streak ?? 0;
  const more = due.length - MOST_ASSIGNMENTS;
  return (
    <Card title={t`To do`}>
      {due.length === 0 && <p>{t`No assignments to do right now.`}</p>}
      {due.length + running.length > 0 && (
        <ul className={styles["list"]}>
          {running.map((tournament) => (
            <TournamentRow key={tournament.id} tournamentRef={tournament} />
          ))}
          {due.slice(0, MOST_ASSIGNMENTS).map((assignment) => (
            <DueRow key={assignment.id} assignmentRef={assignment} />
          ))}
        </ul>
      )}
      {more > 0 && <Link to="/groups">{t`and ${more} more`}</Link>}
      {streak > 1 && (
        <p className={styles["streak"]}>
          <Link to="/week">{t`${plural(streak, { one: "# day in a row", other: "# days in a row" })}`}</Link>
        </p>
      )}
      {children}
    </Card>
  );
}

/** A tournament that runs today, with a button to race for it. */
function TournamentRow({ tournamentRef }: { readonly tournamentRef: Today_tournament$key }) {
  const { t } = useLingui();
  const tournament = useFragment(
    graphql`
      fragment Today_tournament on Tournament @throwOnFieldError {
        name
        groupId
        groupName
        lastDay
        hasRacedToday
        ...RaceForTournament_tournament
      }
    `,
    tournamentRef,
  );
  const { name, groupId, groupName, lastDay, hasRacedToday } = tournament;
  const last = formatDay(lastDay, "day");
  return (
    <li className={styles["row"]}>
      <span className={styles["work"]}>
        <Link className={styles["title"]} to={groupAddress(groupId)}>
          {name}
        </Link>
        <span className={styles["soft"]}>
          {groupName} · {hasRacedToday ? t`raced today` : <Dated words={t`tournament until ${last}`} dates={[last]} />}
        </span>
      </span>
      <RaceForTournament tournamentRef={tournament} isSmall />
    </li>
  );
}

function DueRow({ assignmentRef }: { readonly assignmentRef: DueAssignmentRef }) {
  const { t } = useLingui();
  const { id, title, dueAt, groupName, isLate, address } = useDueAssignment(assignmentRef);
  return (
    <li className={styles["row"]}>
      <span className={styles["work"]}>
        <Link className={styles["title"]} to={assignmentAddress(id)}>
          {title}
        </Link>
        <span className={styles["soft"]}>
          {groupName}
          {dueAt != null && (
            <>
              {" · "}
              <DueMoment at={dueAt} isLate={isLate} />
            </>
          )}
        </span>
      </span>
      {address !== null && (
        <LinkButton isSmall look="primary" to={address} aria-label={t`Start: ${title}`}>
          {t`Start`}
        </LinkButton>
      )}
    </li>
  );
}
