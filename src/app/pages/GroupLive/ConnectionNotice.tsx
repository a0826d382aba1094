import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatTime } from "../../platform/dates/formatTime";
import { useConnectionState } from "../../relay/useConnectionState";
import { Notice } from "../../ui/Notice";

type Props = {
  /** The server answers, and has no news at the moment. */
  readonly isAway?: boolean;
};

/** Says since when this is not live; nothing while it is. */
export function ConnectionNotice({ isAway = false }: Props) {
  const isUnreached = useConnectionState() === "offline";
  return isUnreached || isAway ? <Loss /> : null;
}

function Loss() {
  const { t } = useLingui();
  const [since] = useState(() => formatTime(Date.now()));
  return <Notice text={t`Not live since ${since}, trying again. You see how it was then; it goes on by itself.`} />;
}
