import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatTime } from "../../platform/dates/formatDate";
import { useConnectionState } from "../../relay/connectionState";
import { Notice } from "../../ui/Notice";

type Props = {
  /** The server answers, and has no news at the moment. */
  readonly isAway?: boolean;
  /** No websocket gets through: news are asked for every two seconds. */
  readonly isPolling?: boolean;
};

/** Says since when this is not live, or that it is up to two seconds old; nothing while it is live. */
export function ConnectionNotice({ isAway = false, isPolling = false }: Props) {
  const { t } = useLingui();
  const isOffline = useConnectionState() === "offline";
  if (isOffline || isAway) return <Loss />;
  return isPolling ? <Notice text={t`There is no live connection here. This page updates every two seconds.`} /> : null;
}

function Loss() {
  const { t } = useLingui();
  const [since] = useState(() => formatTime(Date.now()));
  return <Notice text={t`Not live since ${since}, trying again. You see how it was then; it goes on by itself.`} />;
}
