import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatTime } from "../../platform/dates/formatDate";
import { useConnectionState } from "../../relay/connectionState";
import { Notice } from "../../ui/Notice";

type Props = {
  /** The server responds, but updates are interrupted. */
  readonly isAway?: boolean;
  /** Websockets are blocked, so updates are polled every two seconds. */
  readonly isPolling?: boolean;
};

/** Says since when updates are missing, or that they are up to two seconds old; empty while updates arrive. */
export function ConnectionNotice({ isAway = false, isPolling = false }: Props) {
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
