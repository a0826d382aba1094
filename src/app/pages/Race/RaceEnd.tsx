import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RaceEnd_race$key } from "../../../../__generated__/RaceEnd_race.graphql";
import type { RaceEnd_text$key } from "../../../../__generated__/RaceEnd_text.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useRematch } from "./lobbyMutations";
import { Podium, STEPS } from "./Podium";
import { RaceBrief, RatingLimitNote, TeamBoard, ReportRacer } from "./raceParts";
import { compareRacers, formatRaceTime, formatGain, keysTogetherWords, modeRule } from "../../features/race/raceWords";
import { ReportButton } from "../../features/moderation/ReportButton";
import styles from "./RaceEnd.module.css";
import { plural } from "@lingui/core/macro";
import type { RaceEnd_racer$key } from "../../../../__generated__/RaceEnd_racer.graphql";
import { roundDown } from "../../../engine/metrics/rates";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import { percentSign, formatFigure } from "../../typing/figures/formatFigure";
import { LaneNumber, TeamMark } from "../../features/race/laneMarks";

type Props = {
  readonly raceRef: RaceEnd_race$key;
  readonly textRef: RaceEnd_text$key;
  readonly viewerId: string | null;
  readonly mayConduct: boolean;
  /** That the viewer raced against, where nobody else was. */
  readonly ghosts: readonly GhostFinish[];
  readonly children?: ReactNode;
};

/** The end of a race: the first three, all standings, and the rematch. */
export function RaceEnd({ raceRef, textRef, viewerId, mayConduct, ghosts, children }: Props) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RaceEnd_race on Race @throwOnFieldError {
        code
        rematchCode
        keysTogether
        teams {
          number
          place
        }
        ...Podium_race
        ...raceParts_teams
        racers {
          id
          userId
          ...raceParts_reported
          phase
          position
          finishedAfterMs
          place
          team
          baseline
          resultId
          ...RaceEnd_racer
        }
      }
    `,
    raceRef,
  );
  const { code, rematchCode, keysTogether, teams, racers } = race;
  const fixed = useFragment(
    graphql`
      fragment RaceEnd_text on Race @throwOnFieldError {
        mode
        group {
          __typename
        }
        text {
          id
          title
          isOwn @catch(to: NULL)
        }
        ...raceParts_brief
        ...raceParts_limit
      }
    `,
    textRef,
  );
  const navigate = useNavigate();
  const [rematch, isAsking] = useRematch();
  const [error, setError] = useState<ErrorCode | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = ({ place, finishedAfterMs, position }: (typeof racers)[number]) => ({
    place,
    finishedAfterMs,
    position,
  });
  const order = racers.toSorted((a, b) => compareRacers(standing(a), standing(b)));
  const mine = racers.find(({ userId }) => userId === viewerId);
  const canAsk = fixed.group == null ? mine !== undefined && mine.phase !== "LEFT" : mayConduct;
  const isWatching = mine === undefined && mayConduct;
  const hasWon =
    fixed.mode === "TEAMS"
      ? teams.some(({ number, place }) => number === mine?.team && place === 1)
      : mine?.place === 1 && racers.length > 1;
  const ranked = teams.filter(({ place }) => place != null).length;
  const hasNewcomers =
    fixed.mode === "HANDICAP" &&
    racers.some(({ baseline, finishedAfterMs }) => baseline == null && finishedAfterMs != null);

  useEffect(() => {
    window.scrollTo(0, 0);
    // The line that had the focus is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const ask = async (): Promise<void> => {
    const answer = await rematch({ code });
    if (answer.ok) await navigate(`/race/${answer.data}`, { state: { takeSeat: !isWatching } });
    else setError(answer.error);
  };

  return (
    <div className={styles["podium"]}>
      <div className={styles["head"]}>
        <h1 ref={heading} className={styles["title"]} tabIndex={-1}>
          {hasWon ? (fixed.mode === "TEAMS" ? t`Your team won the race` : t`You won the race`) : t`The race is over`}
        </h1>
        <p className={styles["lead"]}>
          <RaceBrief raceRef={fixed} racers={racers.length} isWaiting={false} />
        </p>
        <p className={styles["lead"]}>{t(modeRule(fixed.mode))}</p>
        <RatingLimitNote raceRef={fixed} />
        {keysTogether != null && racers.length > 1 && (
          <p className={styles["together"]}>{t(keysTogetherWords(keysTogether))}</p>
        )}
        {mine?.finishedAfterMs != null && ghosts.length > 0 && (
          <p className={styles["ghost"]}>
            <GhostSentence ghosts={ghosts} finishedAfterMs={mine.finishedAfterMs} />
          </p>
        )}
      </div>
      <Podium raceRef={race} viewerId={viewerId} mode={fixed.mode} />
      {teams.length > Math.min(STEPS, ranked) && <TeamBoard raceRef={race} />}
      {error !== null && <ErrorNotice code={error} onRetry={ask} />}
      <div className={styles["actions"]}>
        {rematchCode != null ? (
          <LinkButton look="primary" to={`/race/${rematchCode}`} state={{ takeSeat: !isWatching }}>
            {isWatching ? t`Watch the rematch` : t`Join the rematch`}
          </LinkButton>
        ) : (
          canAsk && (
            <Button look="primary" isBusy={isAsking} onClick={ask}>
              {t`Rematch`}
            </Button>
          )
        )}
        {mine?.resultId != null && (
          <LinkButton to={`/results/${encodeURIComponent(mine.resultId)}`}>{t`Your result`}</LinkButton>
        )}
        <LinkButton to="/race">{t`All races`}</LinkButton>
      </div>
      {children}
      <table className={styles["table"]} data-mode={fixed.mode}>
        <caption className={styles["caption"]}>{t`Standings`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Place`}</th>
            <th scope="col">{t`Racer`}</th>
            {fixed.mode === "ACCURACY" && <th scope="col">{t`Wrong keys`}</th>}
            {fixed.mode === "HANDICAP" && <th scope="col">{t`Compared with their own median`}</th>}
            <th scope="col">{t`Time`}</th>
            <th scope="col">{t`Speed`}</th>
            <th scope="col">{t`Accuracy`}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((racer) => (
            <Standing
              key={racer.id}
              racerRef={racer}
              mode={fixed.mode}
              isMine={racer === mine}
              number={racers.indexOf(racer) + 1}
            />
          ))}
        </tbody>
      </table>
      <ReportRacer racersRef={racers} viewerId={viewerId} />
      {fixed.text.isOwn !== true && (
        <div className={styles["actions"]}>
          <ReportButton
            label={t`Report this text`}
            kind="text"
            subjects={[{ id: fixed.text.id, name: fixed.text.title }]}
          />
        </div>
      )}
      {hasNewcomers && (
        <p
          className={styles["lead"]}
        >{t`If a racer typed nothing in the seven days before, there's no median to compare with. Their race then counts as 0%.`}</p>
      )}
    </div>
  );
}

type StandingProps = {
  readonly racerRef: RaceEnd_racer$key;
  readonly mode: string;
  readonly isMine: boolean;
  /** Number of the lane, from 1. */
  readonly number: number;
};

/** A racer's row in the standings. */
function Standing({ racerRef, mode, isMine, number }: StandingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { text } = useSpeed();
  const { name, phase, place, finishedAfterMs, position, speed, accuracy, errors, improvement, team } = useFragment(
    graphql`
      fragment RaceEnd_racer on Racer @throwOnFieldError {
        name
        phase
        place
        finishedAfterMs
        position
        speed
        accuracy
        errors
        improvement
        team
      }
    `,
    racerRef,
  );
  const hasTyped = position > 0;
  return (
    <tr className={styles["row"]} data-mine={isMine}>
      <td>{place ?? "–"}</td>
      <th scope="row">
        <span className={styles["who"]}>
          {team == null ? <LaneNumber number={number} /> : <TeamMark number={team} />}
          <span className={styles["standingsName"]} dir="auto" title={name}>
            {name}
          </span>
          {isMine && <span className={styles["you"]}> {t`(you)`}</span>}
        </span>
      </th>
      {mode === "ACCURACY" && <td>{hasTyped ? errors : "–"}</td>}
      {mode === "HANDICAP" && <td>{formatGain(improvement, locale) ?? "–"}</td>}
      <td>
        {finishedAfterMs != null
          ? formatRaceTime(finishedAfterMs, locale)
          : phase === "LEFT"
            ? t({ message: "left", context: "race" })
            : t`${plural(position, { one: "# character", other: "# characters" })}`}
      </td>
      <td>{hasTyped ? text(speed) : "–"}</td>
      <td>{hasTyped ? `${accuracy}${percentSign(locale)}` : "–"}</td>
    </tr>
  );
}

/** When a ghost was at the end of the text. */
export type GhostFinish = {
  /** Null if the racer may not know whose it is, or it is their own best. */
  readonly name: string | null;
  readonly isOwn: boolean;
  /** In ms since the start. */
  readonly afterMs: number;
};

type GhostSentenceProps = {
  readonly ghosts: readonly GhostFinish[];
  /** When the racer was, in ms since the start. */
  readonly finishedAfterMs: number;
};

/** How a race against ghosts ended: the difference to the nearest one. */
function GhostSentence({ ghosts, finishedAfterMs }: GhostSentenceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const distance = ({ afterMs }: GhostFinish) => Math.abs(afterMs - finishedAfterMs);
  const [ghost] = ghosts.toSorted((a, b) => distance(a) - distance(b));
  if (ghost === undefined) return null;
  const { name, isOwn } = ghost;
  const tenths = roundDown(distance(ghost) / 1000, 1);
  const seconds = formatFigure(locale, tenths, 1);
  const isAhead = ghost.afterMs > finishedAfterMs;
  if (tenths === 0) {
    if (isOwn) return t`You were exactly as fast as your best.`;
    return name === null
      ? t`You and the ghost finished at the same time.`
      : t`You and ${name}'s ghost finished at the same time.`;
  }
  if (isOwn) return isAhead ? t`You beat your best by ${seconds} s.` : t`Your best was ${seconds} s faster.`;
  if (name === null) return isAhead ? t`You beat the ghost by ${seconds} s.` : t`The ghost was ${seconds} s faster.`;
  return isAhead ? t`You beat ${name}'s ghost by ${seconds} s.` : t`${name}'s ghost was ${seconds} s faster.`;
}
