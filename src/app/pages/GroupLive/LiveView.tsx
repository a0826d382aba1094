import { useLingui } from "@lingui/react/macro";
import { useRef, useEffect, useEffectEvent, useState, type RefObject, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { LiveView_live$key } from "../../../../__generated__/LiveView_live.graphql";
import { useConnectionState } from "../../relay/connectionState";
import { LinkButton, Button } from "../../ui/Button";

import { Notice } from "../../ui/Notice";
import { useRoleNouns } from "../../features/group/roleWords";
import { groupAddress } from "../../features/addresses";
import styles from "./LiveView.module.css";
import { LiveViewTiles } from "./LiveViewTiles";
import type { LiveViewTiles_seating$key } from "../../../../__generated__/LiveViewTiles_seating.graphql";
import { plural } from "@lingui/core/macro";
import type { LiveView_summaryLive$key } from "../../../../__generated__/LiveView_summaryLive.graphql";
import { VisuallyHidden, Skeleton } from "../../ui/primitives";
import type { LiveView_countsLive$key } from "../../../../__generated__/LiveView_countsLive.graphql";
import { StateSign, stateWords, ConnectionNotice } from "./LiveTile";

type Props = {
  readonly liveRef: LiveView_live$key;
  readonly groupId: string;
  readonly seatingRef: LiveViewTiles_seating$key | null;
  /** Updates are interrupted. */
  readonly isAway: boolean;
  /** Updates are polled every two seconds. */
  readonly isPolling: boolean;
};

/**
 * All members of a group: the number in each state, and a tile for each. Renders when someone comes, goes or changes
 * state.
 */
export function LiveView({ liveRef, groupId, seatingRef, isAway, isPolling }: Props) {
  const { t } = useLingui();
  const live = useFragment(
    graphql`
      fragment LiveView_live on GroupLive @throwOnFieldError {
        members {
          state
        }
        ...LiveView_countsLive
        ...LiveViewTiles_live
        ...LiveView_summaryLive
      }
    `,
    liveRef,
  );
  const { members } = live;
  const nouns = useRoleNouns();
  const liveView = useRef<HTMLElement>(null);
  const isOffline = useConnectionState() === "offline";
  const isStale = isOffline || isAway;

  if (members.length === 0) {
    return (
      <Notice text={t`No one to show yet: the group has no ${nouns.members}.`}>
        <LinkButton look="primary" to={groupAddress(groupId, "members")}>{t`Add ${nouns.members}`}</LinkButton>
      </Notice>
    );
  }
  const isEmpty = members.every(({ state }) => state === "OFFLINE");
  return (
    <section ref={liveView} className={styles["liveView"]} aria-label={t`Live view`} data-stale={isStale || undefined}>
      <div className={styles["head"]}>
        <LiveCounts liveRef={live} />
        <FullScreenButton target={liveView} />
      </div>
      <ConnectionNotice isAway={isAway} isPolling={isPolling} />
      {isEmpty && !isStale && (
        <Notice
          text={t`No one in the group is online. Anyone who opens Typeloop and is signed in appears here automatically.`}
        />
      )}
      <LiveViewTiles liveRef={live} groupId={groupId} seatingRef={seatingRef} />
      <LiveSummary liveRef={live} />
    </section>
  );
}

/** Minimum interval of summaries for screen readers, in ms. */
const SUMMARY_MS = 10_000;

/** Maximum number of names mentioned. */
const MOST_NAMES = 4;

/** The live view in a sentence or two, for screen readers: announced when it has changed. */
function LiveSummary({ liveRef }: { readonly liveRef: LiveView_summaryLive$key }) {
  const { t } = useLingui();
  const { members } = useFragment(
    graphql`
      fragment LiveView_summaryLive on GroupLive @throwOnFieldError {
        members {
          name
          state
        }
      }
    `,
    liveRef,
  );
  const [message, setMessage] = useState("");
  const say = useEffectEvent(() => {
    const typing = members.filter(({ state }) => state === "TYPING").length;
    const stuck = members.filter(({ state }) => state === "STUCK").map(({ name }) => name);
    const types = t`${plural(typing, { one: "# is typing", other: "# are typing" })}.`;
    const names = stuck.slice(0, MOST_NAMES).join(", ");
    const more = stuck.length - MOST_NAMES;
    if (stuck.length === 0) return setMessage(types);
    const help = more > 0 ? t`Help needed: ${names}, and ${more} more.` : t`Help needed: ${names}.`;
    setMessage(`${help} ${types}`);
  });
  useEffect(() => {
    const timer = setInterval(() => say(), SUMMARY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <VisuallyHidden>
      <output>{message}</output>
    </VisuallyHidden>
  );
}

const states = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

/** The number of members in each state. */
function LiveCounts({ liveRef }: { readonly liveRef: LiveView_countsLive$key }) {
  const { t } = useLingui();
  const { members } = useFragment(
    graphql`
      fragment LiveView_countsLive on GroupLive @throwOnFieldError {
        members {
          state
        }
      }
    `,
    liveRef,
  );
  const { Members } = useRoleNouns();
  return (
    <ul className={styles["counts"]} aria-label={t`${Members} by status`}>
      {states.map((state) => {
        const count = members.filter((member) => member.state === state).length;
        return (
          <li key={state} className={styles["count"]} data-state={state} data-none={count === 0 || undefined}>
            <StateSign state={state} />
            <b className={styles["figure"]}>{count}</b> {t(stateWords[state])}
          </li>
        );
      })}
    </ul>
  );
}

/** After this wait, in ms, a message says what the page is waiting for. */
const PATIENCE_MS = 6_000;

/** Placeholder of the live view until its first data has arrived. */
export function LiveSkeleton() {
  const { t } = useLingui();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles["liveView"]} aria-busy="true">
      <ConnectionNotice />
      {isLate && (
        <output
          className={styles["late"]}
        >{t`Waiting for the live connection. Some networks block it. If yours does, the live view stays empty.`}</output>
      )}
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}

/** Shows only the live view on the full screen, and back. Hidden if the browser does not support it. */
function FullScreenButton({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(
    listen,
    () => document.fullscreenElement != null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const turn = (): void =>
    void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())?.catch(() => undefined);
  return (
    <Button isSmall onClick={turn}>
      {isFull ? t`Exit full screen` : t`Full screen`}
    </Button>
  );
}

function listen(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
