import { type CSSProperties, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { formatTime } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { useConnectionState } from "../../relay/connectionState";
import { percentSign } from "../../typing/figures/formatFigure";
import { graphql, useFragment } from "react-relay";
import type { LiveTile_member$key } from "../../../../__generated__/LiveTile_member.graphql";
import { BareButton } from "../../ui/Button";
import type { LiveTile_figuresMember$key } from "../../../../__generated__/LiveTile_figuresMember.graphql";
import type { LiveTile_progressMember$key } from "../../../../__generated__/LiveTile_progressMember.graphql";
import { useShortUnit } from "../../typing/useSpeedUnit";
import styles from "./LiveView.module.css";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Notice } from "../../ui/Notice";

type Props = {
  readonly memberRef: LiveTile_member$key;
  /** Where the tile is, if they are shown as they sit. */
  readonly place: CSSProperties | undefined;
  /** Called when the coach wants a close-up of the member's typing. */
  readonly onFollow: () => void;
};

/**
 * A member: their name, state and activity. Renders when one of these changes; the figures and the progress bar render
 * separately.
 */
export function LiveTile({ memberRef, place, onFollow }: Props) {
  const { t } = useLingui();
  const member = useFragment(
    graphql`
      fragment LiveTile_member on LiveMember @throwOnFieldError {
        name
        state
        activity
        title
        ...LiveTile_figuresMember
        ...LiveTile_progressMember
      }
    `,
    memberRef,
  );
  const { name, activity, title } = member;
  const state = readState(member.state);
  const work = activity == null ? null : (title ?? t(activityWord(activity)));
  return (
    <li className={styles["tile"]} data-state={state} style={place}>
      <BareButton className={styles["button"]} onClick={onFollow} title={work === null ? name : `${name}: ${work}`}>
        <span className={styles["who"]}>
          <StateSign state={state} />
          <span className={styles["name"]} dir="auto">
            {name}
          </span>
        </span>
        <span className={styles["doing"]}>
          <span className={styles["state"]}>{t(stateWords[state])}</span>
          {work !== null && <span className={styles["work"]}>{work}</span>}
        </span>
        {activity != null && (
          <>
            <LiveFigures memberRef={member} />
            <LiveProgress memberRef={member} />
          </>
        )}
      </BareButton>
    </li>
  );
}

/** Speed, accuracy and number of errors in this run. */
export function LiveFigures({ memberRef }: { readonly memberRef: LiveTile_figuresMember$key }) {
  const { t } = useLingui();
  const { perWpm, unit } = useShortUnit();
  const locale = useLocale();
  const { wpm, accuracy, errors } = useFragment(
    graphql`
      fragment LiveTile_figuresMember on LiveMember @throwOnFieldError {
        wpm
        accuracy
        errors
      }
    `,
    memberRef,
  );
  return (
    <span className={styles["figures"]}>
      <span className={styles["speed"]}>{`${wpm * perWpm} ${unit}`}</span>
      <span>{accuracy + percentSign(locale)}</span>
      <span className={styles["errors"]} data-none={errors === 0 || undefined}>
        {t`${errors} err.`}
      </span>
    </span>
  );
}

/** Progress in the text: a bar that is moved without layout. */
function LiveProgress({ memberRef }: { readonly memberRef: LiveTile_progressMember$key }) {
  const { position, length } = useFragment(
    graphql`
      fragment LiveTile_progressMember on LiveMember @throwOnFieldError {
        position
        length
      }
    `,
    memberRef,
  );
  const part = length === 0 ? 0 : Math.min(1, position / length);
  return (
    <span className={styles["bar"]} aria-hidden="true">
      <span className={styles["done"]} style={{ transform: `scaleX(${part.toFixed(3)})` }} />
    </span>
  );
}

/** The shape and color of a state; the word is beside it. */
export function StateSign({ state }: { readonly state: LiveState }) {
  return (
    <span className={styles["sign"]} data-state={state} aria-hidden="true">
      {stateSigns[state]}
    </span>
  );
}

type LiveState = "STUCK" | "TYPING" | "IDLE" | "AWAY" | "OFFLINE";

/** The name of each state. */
export const stateWords: Readonly<Record<LiveState, MessageDescriptor>> = {
  STUCK: msg`needs help`,
  TYPING: msg`typing`,
  IDLE: msg({ message: "here", context: "live view" }),
  AWAY: msg({ message: "away", context: "live view" }),
  OFFLINE: msg({ message: "offline", context: "live view" }),
};

/** The shape of each state, distinguishable without color. */
const stateSigns: Readonly<Record<LiveState, string>> = {
  STUCK: "!",
  TYPING: "▸",
  IDLE: "●",
  AWAY: "◌",
  OFFLINE: "–",
};

/** The state from the server; IDLE for one that this page does not know. */
export function readState(state: string): LiveState {
  return state === "STUCK" || state === "TYPING" || state === "AWAY" || state === "OFFLINE" ? state : "IDLE";
}

const practice = msg`Practice`;

const words: Readonly<Record<string, MessageDescriptor>> = {
  PRACTICE: practice,
  LESSON: msg`Lesson`,
  TEXT: msg`Text`,
  CUSTOM: msg`Their own text`,
  EXAM: msg`Exam`,
  RACE: msg`Race`,
};

/** An activity in a word. */
export function activityWord(activity: string): MessageDescriptor {
  return words[activity] ?? practice;
}

type ConnectionNoticeProps = {
  /** The server responds, but updates are interrupted. */
  readonly isAway?: boolean;
  /** Websockets are blocked, so updates are polled every two seconds. */
  readonly isPolling?: boolean;
};

/** Says since when updates are missing, or that they are up to two seconds old; empty while updates arrive. */
export function ConnectionNotice({ isAway = false, isPolling = false }: ConnectionNoticeProps) {
  const { t } = useLingui();
  const isOffline = useConnectionState() === "offline";
  if (isOffline || isAway) return <Loss />;
  return isPolling ? <Notice text={t`No live connection. This page updates every two seconds.`} /> : null;
}

function Loss() {
  const { t } = useLingui();
  const [since] = useState(() => formatTime(Date.now()));
  return <Notice text={t`Not live since ${since}. You're seeing how it was then. We'll keep trying to reconnect.`} />;
}
