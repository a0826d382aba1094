import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupTournament_current$key } from "../../../../__generated__/GroupTournament_current.graphql";
import type { GroupTournament_group$key } from "../../../../__generated__/GroupTournament_group.graphql";
import type { GroupTournament_tournaments$key } from "../../../../__generated__/GroupTournament_tournaments.graphql";
import type { GroupTournamentQuery } from "../../../../__generated__/GroupTournamentQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { SHOWN_PLACES } from "../../../engine/tournament/tournamentPoints";
import { groupAddress } from "../../features/addresses";
import { useRoleNouns } from "../../features/group/roleWords";
import { RaceForTournament } from "../../features/tournament/RaceForTournament";
import { TournamentPodium, TournamentTable } from "../../features/tournament/TournamentStanding";
import { formatDay } from "../../platform/dates/formatDate";
import { useLiveUpdates } from "../../relay/useLiveUpdates";
import type { MutationResult } from "../../relay/useResultMutation";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { Skeleton } from "../../ui/primitives";
import { useDeleteTournament, useEndTournament } from "./groupMutations";
import { EmptyState } from "../../ui/EmptyState";
import styles from "./GroupTournament.module.css";
import { Dated } from "../../ui/Dated";

const StartTournament = lazy(async () => ({ default: (await import("./StartTournament")).StartTournament }));

const documents = {
  subscription: graphql`
    subscription GroupTournamentSubscription($groupId: ID!) {
      groupTournamentsUpdated(groupId: $groupId) {
        ...GroupTournament_tournaments
      }
    }
  `,
  query: graphql`
    query GroupTournamentQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by GroupTournament.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...GroupTournament_tournaments @alias(as: "tournaments")
      }
    }
  `,
};

/** The tournament of a group: its standing, live, and for its coaches the way to start one. */
export function GroupTournament({ groupRef }: { readonly groupRef: GroupTournament_group$key }) {
  const { t } = useLingui();
  const { members } = useRoleNouns();
  const { id, myRole, archivedAt, settings, tournaments } = useFragment(
    graphql`
      fragment GroupTournament_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        settings {
          leaderboard
        }
        tournaments {
          id
          ...GroupTournament_tournaments
        }
      }
    `,
    groupRef,
  );
  const shown: GroupTournament_tournaments$key = tournaments;
  const { current } = useFragment(
    graphql`
      fragment GroupTournament_tournaments on GroupTournaments @throwOnFieldError {
        current {
          phase
          ...GroupTournament_current
        }
      }
    `,
    shown,
  );
  useLiveUpdates<GroupTournamentQuery>(
    useMemo(
      () => ({ ...documents, variables: { groupId: id }, queryVariables: { id: tournaments.id } }),
      [id, tournaments.id],
    ),
  );
  const mayConduct = myRole !== "MEMBER" && archivedAt == null;
  const mayStart = mayConduct && (current == null || current.phase === "OVER");
  if (current == null && !mayConduct) return null;
  return (
    <>
      {current != null && (
        <CurrentTournament groupId={id} tournamentRef={current} myRole={myRole ?? null} mayConduct={mayConduct} />
      )}
      {mayStart &&
        (settings.leaderboard ? (
          <NewTournament groupId={id} />
        ) : (
          <Card
            title={t`Tournament`}
            lead={t`The leaderboard is off for ${members}, so there is no tournament either.`}
          >
            <div>
              <LinkButton to={groupAddress(id, "settings")}>{t`Group settings`}</LinkButton>
            </div>
          </Card>
        ))}
    </>
  );
}

/** A button that opens the form. */
function NewTournament({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t({ message: "New tournament", context: "heading" })}
      lead={t`Races over several days: each day gives points, and the points of everyone's best days are added up.`}
    >
      {isOpen ? (
        <ErrorBoundary rank="part">
          <Suspense fallback={<Skeleton size="block" />}>
            <StartTournament groupId={groupId} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t`Plan a tournament`}</Button>
        </div>
      )}
    </Card>
  );
}

type CurrentProps = {
  readonly groupId: string;
  readonly tournamentRef: GroupTournament_current$key;
  readonly myRole: string | null;
  readonly mayConduct: boolean;
};

/** A tournament that is planned, runs or has ended. */
function CurrentTournament({ groupId, tournamentRef, myRole, mayConduct }: CurrentProps) {
  const { t } = useLingui();
  const tournament = useFragment(
    graphql`
      fragment GroupTournament_current on Tournament @throwOnFieldError {
        id
        name
        firstDay
        lastDay
        rule
        bestDays
        phase
        entries {
          isMine
          ...TournamentStanding_podium
          ...TournamentStanding_table
        }
        own {
          __typename
          ...TournamentStanding_table
        }
        ...RaceForTournament_tournament
      }
    `,
    tournamentRef,
  );
  const { id, name, firstDay, lastDay, rule, bestDays, phase, entries, own } = tournament;
  const isMember = myRole === "MEMBER";
  const [first, last] = [formatDay(firstDay, "day"), formatDay(lastDay, "day")];
  const lead =
    phase === "UPCOMING"
      ? t`Tournament from ${first} to ${last}.`
      : phase === "OVER"
        ? t`Tournament from ${first} to ${last}. It's over.`
        : t`Tournament until ${last}, midnight.`;
  const isOver = phase === "OVER";
  // Someone below the first places sees them, and then their own.
  const ownBelow = own != null && isMember && !entries.some(({ isMine }) => isMine) ? own : null;
  return (
    <Card title={name} lead={<Dated words={lead} dates={[first, last]} />}>
      {isMember && phase === "RUNNING" && entries.length > 0 && (
        <div className={styles["race"]}>
          <RaceForTournament tournamentRef={tournament} />
        </div>
      )}
      {isOver && entries.length > 0 && <TournamentPodium entriesRef={entries} />}
      {entries.length > 0 ? (
        <TournamentTable entriesRef={ownBelow == null ? entries : [...entries, ownBelow]} rule={rule} />
      ) : (
        phase !== "UPCOMING" && (
          <EmptyState
            drawing="podium"
            text={
              isOver
                ? t`No one raced in this tournament.`
                : t`No results yet. Everyone's best race of a day gives points.`
            }
          >
            {isMember && phase === "RUNNING" ? <RaceForTournament tournamentRef={tournament} /> : undefined}
          </EmptyState>
        )
      )}
      <p className={styles["note"]}>
        {rule === "SPEED"
          ? t`Everyone's fastest race of each day counts.`
          : t`Everyone's best race of each day counts, compared with the average of their own last ten runs.`}{" "}
        {t`A day gives 100 points for first place, 80 for second, 60 for third, then fewer, and at least 1. Equal results get the same points.`}{" "}
        {t`The best ${plural(bestDays, { one: "day counts", other: "# days count" })}.`}{" "}
        {isMember && t`Everyone sees the first ${SHOWN_PLACES} places and their own.`}
      </p>
      {mayConduct && <TournamentEnd groupId={groupId} tournamentId={id} name={name} isOver={isOver} />}
    </Card>
  );
}

type TournamentEndProps = {
  readonly groupId: string;
  readonly tournamentId: string;
  readonly name: string;
  readonly isOver: boolean;
};

/** Ends a tournament early, or deletes it; each after a question. For coaches. */
function TournamentEnd({ groupId, tournamentId, name, isOver }: TournamentEndProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<"END" | "DELETE" | null>(null);
  const [end, isEnding] = useEndTournament();
  const [remove, isDeleting] = useDeleteTournament();
  const [error, setError] = useState<ErrorCode | null>(null);
  const close = (): void => {
    setAsked(null);
    setError(null);
  };
  const take = (answer: MutationResult<string>): void => {
    if (answer.ok) close();
    else setError(answer.error);
  };
  return (
    <div className={styles["actions"]}>
      {!isOver && <Button isSmall onClick={() => setAsked("END")}>{t`End the tournament`}</Button>}
      <Button isSmall look="quiet" onClick={() => setAsked("DELETE")}>{t`Delete the tournament`}</Button>
      <Dialog title={t`End ${name}?`} isOpen={asked === "END"} onClose={close}>
        <p>{t`Races after this don't count anymore. The standings stay as they are, and the podium is shown.`}</p>
        {error !== null && <ErrorNotice code={error} />}
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isEnding} onClick={async () => take(await end({ tournamentId }))}>
            {t`End now`}
          </Button>
          <Button onClick={close}>{t`Cancel`}</Button>
        </div>
      </Dialog>
      <Dialog title={t`Delete ${name}?`} isOpen={asked === "DELETE"} onClose={close}>
        <p>{t`The standings are deleted for good. Everyone keeps their results.`}</p>
        {error !== null && <ErrorNotice code={error} />}
        <div className={styles["actions"]}>
          <Button
            look="danger"
            isBusy={isDeleting}
            onClick={async () => take(await remove({ groupId, tournamentId }))}
          >{t`Delete for good`}</Button>
          <Button onClick={close}>{t`Cancel`}</Button>
        </div>
      </Dialog>
    </div>
  );
}
