import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import styles from "./Wall.module.css";
import { graphql, useFragment } from "react-relay";
import type { wallParts_teams$key } from "../../../../__generated__/wallParts_teams.graphql";
import { classNames, VisuallyHidden } from "../../ui/primitives";
import { QrPicture } from "./QrPicture";
import { laneColor } from "../race/laneMarks";
import { ordinal } from "../race/raceWords";
import { addressForOthers, useHost } from "../../rendering/renderingHooks";
import { useSpeed } from "../../typing/figures/useSpeed";
import { InBrowser } from "../../ui/InBrowser";

type Props = {
  /** What is shown: the phase of a race, or IDLE. */
  readonly shown: string;
  readonly title: string;
  /** Beside the title, in one word. */
  readonly detail?: string;
  /** Updates are interrupted. */
  readonly isAway: boolean;
  /** Updates only arrive every two seconds. */
  readonly isPolling: boolean;
  /** At the end of the header. */
  readonly corner?: ReactNode;
  readonly children: ReactNode;
};

/** The whole screen, with a header that also says whether the picture is outdated. */
export function WallFrame({ shown, title, detail, isAway, isPolling, corner, children }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles["wall"]} data-wall={shown}>
      <div className={styles["head"]}>
        <h1 className={styles["title"]} dir="auto">
          {title}
        </h1>
        {detail !== undefined && <span className={styles["mode"]}>{detail}</span>}
        <output className={styles["state"]}>
          {isAway
            ? t`Not live right now, so this screen is out of date. We'll keep trying.`
            : isPolling && t`Up to two seconds behind`}
        </output>
        {corner}
      </div>
      {children}
    </div>
  );
}

type WallMessageProps = {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** A message instead of what the screen would show. */
export function WallMessage({ title, text, children }: WallMessageProps) {
  return (
    <div className={styles["message"]}>
      <h2 className={styles["wallMessageTitle"]}>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** A code to scan that opens a path of this server, at the address that others can reach. Fills its container. */
export function AddressQr({ path }: { readonly path: string }) {
  return (
    <InBrowser fallback={null}>
      <AddressPicture path={path} />
    </InBrowser>
  );
}

/** Its link has the protocol of this page, which only the browser knows. */
function AddressPicture({ path }: { readonly path: string }) {
  const { t } = useLingui();
  return <QrPicture text={addressForOthers(useHost(), path)} label={t`QR code of this address`} />;
}

/** The teams side by side, by number, with the average that decides; empty in other races. */
export function WallTeams({ raceRef }: { readonly raceRef: wallParts_teams$key }) {
  const { t } = useLingui();
  const { figure } = useSpeed();
  const { teams } = useFragment(
    graphql`
      fragment wallParts_teams on Race @throwOnFieldError {
        teams {
          number
          wpm
          place
        }
      }
    `,
    raceRef,
  );
  if (teams.length === 0) return null;
  return (
    <ol className={styles["teams"]} aria-label={t`Teams`}>
      {teams.map(({ number, wpm, place }) => {
        const speed = figure(wpm);
        return (
          <li key={number} className={classNames(styles["team"], laneColor(number))} data-first={place === 1}>
            <span className={styles["name"]}>{t`Team ${number}`}</span>
            <span className={styles["figures"]}>
              <span>{speed}</span>
              {place != null && <span>{t(ordinal(place))}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type WallTeamsProps = {
  /** Number of the lane, from 1. */
  readonly number: number;
  readonly team: number | null;
};

/** A lane's number on its color; in a team race the team's. */
export function WallNumber({ number, team }: WallTeamsProps) {
  const { t } = useLingui();
  return (
    <span className={classNames(styles["number"], laneColor(team ?? number))}>
      <span aria-hidden="true">{team ?? number}</span>
      {team !== null && <VisuallyHidden>{t`Team ${team}`}</VisuallyHidden>}
    </span>
  );
}
