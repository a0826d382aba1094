import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { formatTime } from "../../platform/dates/formatTime";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { Notice } from "../../ui/Notice";

/** Says since when the server cannot be reached; nothing while it can. */
export function ConnectionNotice() {
  const { t } = useLingui();
  const [since, setSince] = useState(readLoss);
  useEffect(() => subscribeToConnectionState(() => setSince(readLoss())), []);
  return since === null ? null : <Notice text={t`The connection was lost at ${since}. You see how it was then; it goes on by itself when the connection is back.`} />;
}

function readLoss(): string | null {
  return getConnectionState() === "offline" ? formatTime(Date.now()) : null;
}
