import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { RaceLobby_race$key } from "../../../../__generated__/RaceLobby_race.graphql";
import type { RaceLobby_text$key } from "../../../../__generated__/RaceLobby_text.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton, Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { modeRule } from "../../features/race/raceWords";
import { useJoinRace } from "../../features/race/raceMutations";
import type { MutationResult } from "../../relay/useResultMutation";
import { RaceBrief, RatingLimitNote, TeamBoard, ReportRacer } from "./raceParts";
import { LobbyActions } from "./LobbyActions";
import { FreeSeat, LobbyRacer } from "./LobbyRacer";
import type { RaceCode } from "../../../contract/scalars";
import { writeClipboard } from "../../platform/writeClipboard";
import { useHost } from "../../rendering/renderingHooks";
import styles from "./RaceLobby.module.css";

/** So many seats are shown, taken or not. */
const SEATS_IN_SIGHT = 4;

type Props = {
  readonly raceRef: RaceLobby_race$key;
  readonly textRef: RaceLobby_text$key;
  readonly viewerId: string | null;
  readonly rights: RaceRights;
  /** The host has removed the viewer, who cannot take a seat. */
  readonly isBarred: boolean;
  /** Called when the viewer gave up their seat. */
  readonly onLeave: () => void;
  /** Called when the viewer took a seat. */
  readonly onJoin: () => void;
};

/** Before the race: the code to share, the racers, and the viewer's actions. The text stays hidden. */
export function RaceLobby({ raceRef, textRef, viewerId, rights, isBarred, onLeave, onJoin }: Props) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RaceLobby_race on Race @throwOnFieldError {
        code
        seats
        visibility
        ...raceParts_teams
        racers {
          id
          userId
          ...raceParts_reported
          isHost
          phase
          isAway
          ...LobbyRacer_racer
        }
      }
    `,
    raceRef,
  );
  const { code, seats, visibility, racers } = race;
  const fixed = useFragment(
    graphql`
      fragment RaceLobby_text on Race @throwOnFieldError {
        mode
        teamCount
        isQuick
        group {
          name
        }
        heat {
          __typename
        }
        ...raceParts_brief
        ...raceParts_limit
      }
    `,
    textRef,
  );
  const [refused, setRefused] = useState<{ readonly code: ErrorCode; readonly count: number } | null>(null);
  const [join, isJoining] = useJoinRace();
  const mine = racers.find(({ userId }) => userId === viewerId);
  const count = racers.length;
  // A racer who joins or leaves changes what the server refuses.
  const error = refused?.count === count ? refused.code : null;
  const present = racers.filter(({ isAway }) => !isAway);
  const ready = racers.filter(({ phase }) => phase === "READY").length;
  const show = (answer: MutationResult<RaceCode>): boolean => {
    setRefused(answer.ok ? null : { code: answer.error, count });
    return answer.ok;
  };
  const { mayConduct } = rights;
  const isClosed = isBarred || !rights.mayJoin;
  const groupName = fixed.group?.name ?? "";
  const seat =
    mine === undefined
      ? mayConduct
        ? "conductor"
        : isClosed
          ? "barred"
          : "none"
      : mine.isHost || mayConduct
        ? "host"
        : "racer";
  const isInCharge = seat === "host" || seat === "conductor";
  const takeSeat = async (): Promise<void> => {
    if (show(await join({ code }))) onJoin();
  };
  useRequestedSeat(mine === undefined && !isJoining && !isClosed, takeSeat);

  return (
    <>
      <PageHeader title={t`Race lobby`} lead={<RaceBrief raceRef={fixed} racers={count} isWaiting />} />
      <p>{t(modeRule(fixed.mode))}</p>
      <RatingLimitNote raceRef={fixed} />
      {!rights.mayJoin && !mayConduct && mine === undefined && (
        <Notice text={t`This race is only for ${groupName}. You can stay and watch.`}>
          {viewerId === null && <LinkButton to="/sign-in">{t`Sign in`}</LinkButton>}
        </Notice>
      )}
      {error !== null && (
        <ErrorNotice code={error} onRetry={() => setRefused(null)}>
          {error === "RACE_FULL" || error === "KICKED" ? <LinkButton to="/race">{t`All races`}</LinkButton> : undefined}
        </ErrorNotice>
      )}
      <div className={styles["columns"]}>
        <RaceCodeCard code={code} />
        <Card
          title={t`Racers (${count} of ${seats})`}
          lead={t(
            leadOf({
              isOfGroup: fixed.group != null,
              isHeat: fixed.heat != null,
              isQuick: fixed.isQuick && mine?.phase === "READY",
              count,
              ready,
              missing: count - present.length,
            }),
          )}
        >
          <LobbyActions
            code={code}
            seat={seat}
            racerId={mine?.id ?? null}
            isReady={mine?.phase === "READY"}
            isOpen={visibility === "OPEN"}
            isOfGroup={fixed.group != null}
            isFull={count >= seats}
            isJoining={isJoining}
            onJoin={takeSeat}
            onLeave={onLeave}
            onAnswer={show}
          />
          <TeamBoard raceRef={race} />
          <ol className={styles["racers"]}>
            {racers.map((racer, index) => (
              <LobbyRacer
                key={racer.id}
                racerRef={racer}
                code={code}
                number={index + 1}
                isMine={racer === mine}
                canKick={isInCharge && racer !== mine}
                teamCount={isInCharge ? fixed.teamCount : 0}
                onAnswer={show}
              />
            ))}
            {Array.from({ length: Math.max(0, SEATS_IN_SIGHT - count) }, (_, index) => (
              <FreeSeat key={index} number={count + index + 1} />
            ))}
          </ol>
          <ReportRacer racersRef={racers} viewerId={viewerId} />
        </Card>
      </div>
    </>
  );
}

function leadOf({
  isOfGroup,
  isHeat,
  isQuick,
  count,
  ready,
  missing,
}: {
  readonly isOfGroup: boolean;
  /** A heat or a final, to which not everybody in the group goes. */
  readonly isHeat: boolean;
  /** It starts for the viewer alone, after a while. */
  readonly isQuick: boolean;
  readonly count: number;
  readonly ready: number;
  readonly missing: number;
}): MessageDescriptor {
  if (isHeat && count === 0) return msg`No one is here yet. Everyone in this race gets an invitation on their screen.`;
  if (isOfGroup && count === 0)
    return msg`No one is here yet. Everyone in the group gets an invitation on their screen.`;
  if (count <= 1 && isQuick)
    return msg`Looking for other racers. If no one joins within 10 seconds, the race starts anyway.`;
  if (count <= 1) return msg`No one else is here yet. Share the code or the link.`;
  return missing === 0 ? msg`${ready} of ${count} ready` : msg`${ready} of ${count} ready, ${missing} away`;
}

/** Takes a seat at once for visitors who chose to on the page before, by "Rematch" or "Join". */
function useRequestedSeat(isFree: boolean, takeSeat: () => Promise<void>): void {
  const { state } = useLocation();
  const [isWanted, setWanted] = useState(
    () => typeof state === "object" && state !== null && "takeSeat" in state && state.takeSeat === true,
  );
  useEffect(() => {
    if (!isWanted) return;
    setWanted(false);
    if (isFree) void takeSeat();
    // Only once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** The code of a race, large enough to read from the back of a room, with ways to share it. */
function RaceCodeCard({ code }: { readonly code: RaceCode }) {
  const { t } = useLingui();
  const [message, setMessage] = useState("");
  const copy = async (text: string, done: string): Promise<void> => {
    const isCopied = await writeClipboard(text);
    setMessage(isCopied ? done : t`Couldn't copy in this browser. Select it and copy it yourself.`);
  };
  const host = useHost();
  const path = `/race/${code}`;

  return (
    <Card title={t`Race code`} lead={t`Others enter it under Races, or open the link.`}>
      <p className={styles["code"]} aria-label={[...code].join(" ")}>
        <span>{code.slice(0, 3)}</span>
        <span>{code.slice(3)}</span>
      </p>
      <p className={styles["address"]}>{host + path}</p>
      <div className={styles["actions"]}>
        <Button onClick={() => copy(code, t`Code copied.`)}>{t`Copy code`}</Button>
        <Button
          onClick={() => copy(new URL(path, `${location.protocol}//${host}`).href, t`Link copied.`)}
        >{t`Copy link`}</Button>
        <LinkButton to={`${path}/wall`} target="_blank">{t`Big screen`}</LinkButton>
        <output className={styles["said"]}>{message}</output>
      </div>
    </Card>
  );
}

/** What the viewer may do with a race; the server checks it again each time. */
export type RaceRights = {
  /** They coach the race's group. */
  readonly mayConduct: boolean;
  /** They may take a seat. */
  readonly mayJoin: boolean;
};
