import { useLingui, Trans } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import RacesPageQueryNode, { type RacesPageQuery } from "../../../../__generated__/RacesPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { useIsSwitchedOff, SwitchedOff } from "../../features/switches/SwitchedOff";
import { EmptyState } from "../../ui/EmptyState";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { CreateRace } from "./CreateRace";
import type { ErrorCode } from "../../../contract/errorCodes";
import { RatingBand } from "../../features/race/raceWords";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { JoinByCode, JoinRefusal, type Refusal } from "./JoinByCode";
import styles from "./RacesPage.module.css";
import { languageLabel } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { fromWireLanguage, languageOfLocale, toWireLanguage, withPart } from "../../../contract/languages/languages";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { RacesPage_board$key } from "../../../../__generated__/RacesPage_board.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { type UpdateState, useLiveUpdates } from "../../relay/useLiveUpdates";
import { Card } from "../../ui/Card";
import { useJoinRace, raceCode } from "../../features/race/raceMutations";
import type { RacesPage_race$key } from "../../../../__generated__/RacesPage_race.graphql";
import { Button, LinkButton } from "../../ui/Button";
import type { RacesPageRaceNowMutation } from "../../../../__generated__/RacesPageRaceNowMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/** Join with a code, make a race, or choose an open one. Most visitors have a code, so that is first. */
export function RacesPage() {
  const { t } = useLingui();
  const { raceBoard, ...query } = usePreloadedQuery<RacesPageQuery>(
    graphql`
      query RacesPageQuery @throwOnFieldError @preloadable {
        raceBoard {
          ...RacesPage_board
        }
        ...SwitchedOff_query
      }
    `,
    useRouteQuery<RacesPageQuery>(RacesPageQueryNode),
  );
  const isOff = useIsSwitchedOff("RACES", query);
  const [error, setError] = useState<ErrorCode | null>(null);
  return (
    <>
      <PageMeta
        title={t`Races`}
        description={t`Race others live: type the same text at the same time. Create a private race for your class or team, or join an open one.`}
      />
      <div className={styles["page"]}>
        <PageHeader title={t`Races`} lead={t`Everyone types the same text at the same time. No account needed.`}>
          {!isOff && <RaceNow onRefused={setError} />}
          <LinkButton to="/leaderboard?mode=race">{t`Leaderboard`}</LinkButton>
        </PageHeader>
        {error !== null && <ErrorNotice code={error} />}
        <div className={styles["join"]}>
          <JoinByCode />
        </div>
        <div className={styles["columns"]}>
          {isOff ? <SwitchedOff feature="RACES" /> : <CreateRace />}
          <RaceBoard boardRef={raceBoard} />
        </div>
      </div>
    </>
  );
}

/** The open races, kept up to date. */
function RaceBoard({ boardRef }: { readonly boardRef: RacesPage_board$key }) {
  const { t } = useLingui();
  const { races } = useFragment(
    graphql`
      fragment RacesPage_board on RaceBoard @throwOnFieldError {
        races {
          id
          ...RacesPage_race
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
  const leads: Readonly<Record<UpdateState, string>> = {
    live: t`These races are waiting for racers. The list updates automatically.`,
    away: t`The server can't be reached. This list may be out of date.`,
    polling: t`No live connection. This list updates every two seconds.`,
    gone: t`Live updates stopped. Reload the page to see what's new.`,
  };

  return (
    <Card title={t`Open races`} lead={leads[updates]}>
      {refusal !== null && <JoinRefusal refusal={refusal} />}
      {races.length === 0 ? (
        <EmptyState
          drawing="race"
          text={t`No open races right now. Create one: choose “Open” under “New race”, and others will see it here.`}
        />
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

type Props = {
  readonly raceRef: RacesPage_race$key;
  readonly isBusy: boolean;
  readonly onJoin: (code: RaceCode) => Promise<void>;
};

/** One open race in the list. */
function BoardRow({ raceRef, isBusy, onJoin }: Props) {
  const { code, language, seats, ratingBand, racers } = useFragment(
    graphql`
      fragment RacesPage_race on Race @throwOnFieldError {
        code
        language
        seats
        ratingBand {
          ...raceWords_band
        }
        racers {
          name
          isHost
        }
      }
    `,
    raceRef,
  );
  const { t } = useLingui();
  const locale = useLocale();
  const host = racers.find(({ isHost }) => isHost);
  const taken = racers.length;
  const isFull = taken >= seats;
  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <p className={styles["title"]}>{languageLabel(fromWireLanguage(language), locale)}</p>
        <p className={styles["facts"]}>
          <span>
            <Trans>
              {taken} of {seats} seats taken
            </Trans>
          </span>
          {ratingBand != null && (
            <span>
              <RatingBand bandRef={ratingBand} />
            </span>
          )}
          {host !== undefined && <span>{t`by ${host.name}`}</span>}
        </p>
      </div>
      {isFull ? (
        <LinkButton to={`/race/${code}`} aria-label={t`Watch race ${code}`}>
          {t`Watch`}
        </LinkButton>
      ) : (
        <Button isBusy={isBusy} onClick={() => onJoin(code)} aria-label={t`Join race ${code}`}>
          {t`Join`}
        </Button>
      )}
    </li>
  );
}

const way = {
  subscription: graphql`
    subscription RacesPageSubscription {
      raceBoardUpdated {
        ...RacesPage_board
      }
    }
  `,
  variables: {},
  query: RacesPageQueryNode,
  queryVariables: {},
};

/** Keeps the list of open races up to date. */
function useBoardUpdates(): UpdateState {
  return useLiveUpdates<RacesPageQuery>(way);
}

/** One press to race: a seat where people of like speed wait, or in a new race. */
function RaceNow({ onRefused }: { readonly onRefused: (error: ErrorCode | null) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const locale = useLocale();
  const [raceNow, isSeating] = useRaceNow();
  const enter = async (): Promise<void> => {
    onRefused(null);
    const answer = await raceNow({ language: toWireLanguage(withPart(languageOfLocale(locale), "passages")) });
    if (answer.ok) await navigate(`/race/${answer.data}`);
    else onRefused(answer.error);
  };
  return (
    <Button look="primary" isBusy={isSeating} onClick={enter}>
      {isSeating ? t`Finding a race` : t`Race now`}
    </Button>
  );
}

/** Takes a seat in an open race, ready to start. Visitors without an account become a guest first. */
function useRaceNow() {
  return useResultMutation<RacesPageRaceNowMutation, RaceCode>(
    graphql`
      mutation RacesPageRaceNowMutation($language: Language!) {
        raceNow(language: $language) {
          __typename
          ... on RaceSuccess {
            race {
              code
              ...RacePage_race
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    raceCode,
    { needsAccount: true },
  );
}
