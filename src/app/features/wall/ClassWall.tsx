import type { ReactNode } from "react";
import { useLingui, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ClassWall_wall$key } from "../../../../__generated__/ClassWall_wall.graphql";
import { RaceOnWall } from "./RaceOnWall";
import { AddressQr, WallFrame, WallMessage } from "./wallParts";
import styles from "./Wall.module.css";
import { plural } from "@lingui/core/macro";
import type { ClassWall_goal$key } from "../../../../__generated__/ClassWall_goal.graphql";
import type { ClassWall_join$key } from "../../../../__generated__/ClassWall_join.graphql";
import type { ClassWall_day$key } from "../../../../__generated__/ClassWall_day.graphql";
import type { ClassWall_tournament$key } from "../../../../__generated__/ClassWall_tournament.graphql";
import { formatJoinCode } from "../../../contract/codes";
import { formatDay, formatTime } from "../../platform/dates/formatDate";
import { toLocalDays } from "../../platform/dates/localTime";
import { useLocale } from "../../platform/locale/useLocale";
import { useHost } from "../../rendering/renderingHooks";
import { formatFigure } from "../../typing/figures/formatFigure";
import { TournamentPodium, TournamentTable } from "../tournament/TournamentStanding";
import { WallAddress } from "./QrPicture";
import tournamentStyles from "./WallTournament.module.css";
import { Dated } from "../../ui/Dated";

type Props = {
  readonly wallRef: ClassWall_wall$key;
  /** Updates are interrupted. */
  readonly isAway: boolean;
  /** Updates only arrive every two seconds. */
  readonly isPolling: boolean;
  /** At the end of the header, for coaches. */
  readonly corner?: ReactNode;
};

/** The big screen of a group, which follows by itself: its race if there is one, otherwise its day. */
export function ClassWall({ wallRef, isAway, isPolling, corner }: Props) {
  const { t } = useLingui();
  const wall = useFragment(
    graphql`
      fragment ClassWall_wall on GroupWall @throwOnFieldError {
        groupName
        seatedRacers
        race {
          id
          code
          ...RaceOnWall_race
          ...RaceOnWall_text
        }
        ...ClassWall_day
      }
    `,
    wallRef,
  );
  const { groupName, race, seatedRacers } = wall;
  if (race == null)
    return (
      <WallFrame shown="DAY" title={groupName} isAway={isAway} isPolling={isPolling} corner={corner}>
        <ClassDay wallRef={wall} />
      </WallFrame>
    );
  return (
    <RaceOnWall
      key={race.id}
      raceRef={race}
      textRef={race}
      order={seatedRacers}
      gone={
        <WallMessage
          title={t`The race stopped because of a server problem`}
          text={t`If someone asks for a rematch, it appears here automatically.`}
        />
      }
      canceled={<WallMessage title={t`This race was canceled`} text={t`The next race appears here automatically.`} />}
      corner={
        <>
          <span className={styles["code"]}>{race.code}</span>
          {corner}
        </>
      }
    />
  );
}

/** What a group's big screen shows while there is no race: the goal of the day, how to join, and what is due next. */
function ClassDay({ wallRef }: { readonly wallRef: ClassWall_day$key }) {
  const { t } = useLingui();
  const wall = useFragment(
    graphql`
      fragment ClassWall_day on GroupWall @throwOnFieldError {
        goal {
          ...ClassWall_goal
        }
        nextAssignment {
          title
          dueAt
        }
        tournament {
          ...ClassWall_tournament
        }
        ...ClassWall_join
      }
    `,
    wallRef,
  );
  const { goal, nextAssignment, tournament } = wall;
  return (
    <div className={styles["day"]} data-tournament={tournament != null}>
      <Goal goalRef={goal} />
      {tournament != null && <WallTournament tournamentRef={tournament} />}
      <Join wallRef={wall} />
      {nextAssignment != null && (
        <p className={styles["due"]}>
          <span className={styles["soft"]}>{t`Due next`}</span>
          <strong className={styles["dueTitle"]} dir="auto">
            {nextAssignment.title}
          </strong>
          <span lang="nl">
            {formatDay(Math.floor(toLocalDays([+new Date(nextAssignment.dueAt)])[0] ?? 0), "day")},{" "}
            {formatTime(nextAssignment.dueAt)}
          </span>
        </p>
      )}
    </div>
  );
}

const MINUTE_MS = 60_000;

/** What everyone typed today, against the goal. Amber and with a star once it is reached. */
function Goal({ goalRef }: { readonly goalRef: ClassWall_goal$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { minutes, typedMs, keys } = useFragment(
    graphql`
      fragment ClassWall_goal on ClassGoal @throwOnFieldError {
        minutes
        typedMs
        keys
      }
    `,
    goalRef,
  );
  const isReached = typedMs >= minutes * MINUTE_MS;
  const typed = Math.floor(typedMs / MINUTE_MS);
  const [typedText, goalText] = [formatFigure(locale, typed), formatFigure(locale, minutes)];
  return (
    <section className={styles["goal"]} data-reached={isReached}>
      <h2 className={styles["heading"]}>{t`Together today`}</h2>
      <p className={styles["keys"]}>
        <strong className={styles["figure"]}>{formatFigure(locale, keys)}</strong>{" "}
        {t`${plural(keys, { one: "key", other: "keys" })}`}
      </p>
      <progress
        className={styles["bar"]}
        aria-label={t`Goal of the day`}
        max={minutes}
        value={Math.min(minutes, typedMs / MINUTE_MS)}
      />
      <p className={styles["minutes"]}>
        {isReached && <Star />}
        <span>
          {isReached ? t`Goal reached: ${typedText} of ${goalText} minutes!` : t`${typedText} of ${goalText} minutes`}
        </span>
      </p>
    </section>
  );
}

/** What was achieved always has an icon. */
function Star() {
  return (
    <svg className={styles["star"]} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.200-6.600L2.500 9.500l6.600-.900z" />
    </svg>
  );
}

/** How to get here: a code to scan, the address that others can reach, and the group's join code. */
function Join({ wallRef }: { readonly wallRef: ClassWall_join$key }) {
  const { t } = useLingui();
  const { joinCode } = useFragment(
    graphql`
      fragment ClassWall_join on GroupWall @throwOnFieldError {
        joinCode
      }
    `,
    wallRef,
  );
  const host = useHost();
  const path = joinCode == null ? "/" : `/join/${joinCode}`;
  return (
    <section className={styles["join"]}>
      <div className={styles["qr"]}>
        <AddressQr path={path} />
      </div>
      {joinCode == null ? (
        <p className={styles["classDayAddress"]}>
          <Trans>
            Type along at <WallAddress>{host}</WallAddress>
          </Trans>
        </p>
      ) : (
        <>
          <p className={styles["classDayAddress"]}>
            <Trans>
              Join at <WallAddress>{`${host}/groups`}</WallAddress>
            </Trans>
          </p>
          <p className={styles["joinCode"]} aria-label={t`Join code: ${[...joinCode].join(" ")}`}>
            {formatJoinCode(joinCode)}
          </p>
        </>
      )}
    </section>
  );
}

/** The tournament on a group's big screen: its first places, and its podium when it is over. */
function WallTournament({ tournamentRef }: { readonly tournamentRef: ClassWall_tournament$key }) {
  const { t } = useLingui();
  const { name, lastDay, phase, rule, entries } = useFragment(
    graphql`
      fragment ClassWall_tournament on WallTournament @throwOnFieldError {
        name
        lastDay
        phase
        rule
        entries {
          ...TournamentStanding_podium
          ...TournamentStanding_table
        }
      }
    `,
    tournamentRef,
  );
  const last = formatDay(lastDay, "day");
  const isOver = phase === "OVER";
  return (
    <section className={tournamentStyles["tournament"]}>
      <h2 className={tournamentStyles["heading"]} dir="auto">
        {name}
      </h2>
      <p className={tournamentStyles["soft"]}>
        {isOver ? t`The tournament is over.` : <Dated words={t`Tournament until ${last}, midnight.`} dates={[last]} />}
      </p>
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
