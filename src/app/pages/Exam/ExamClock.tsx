import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatClock } from "../../platform/dates/formatClock";
import { useCountdown } from "../../relay/useCountdown";
import { Button } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import styles from "./ExamClock.module.css";

type Props = { readonly startsAt: string; readonly endsAt: string; readonly isOver: boolean };

/** Minutes that are said aloud as they begin. */
const SAID = [5, 2, 1];

/** The countdown to the start, then the time that is left: shown or hidden, as the candidate likes. */
export function ExamClock({ startsAt, endsAt, isOver }: Props) {
  const { t } = useLingui();
  const before = useCountdown(startsAt) ?? 0;
  const left = useCountdown(endsAt) ?? 0;
  const [isShown, setShown] = useState(true);
  const minutes = Math.ceil(left / 60);
  const said = SAID.includes(minutes) && left % 60 > 50 ? minutes : left === 60 ? 1 : null;
  if (isOver) return <span className={styles["clock"]}>0:00</span>;
  if (before > 0) {
    return (
      <output className={styles["clock"]}>
        <span aria-hidden="true">{before}</span>
        <VisuallyHidden>{t`The clock starts in three seconds.`}</VisuallyHidden>
      </output>
    );
  }
  return (
    <span className={styles["both"]}>
      <span className={styles["clock"]} role="timer" aria-label={t`Time left`} hidden={!isShown}>
        {formatClock(left)}
      </span>
      <Button look="quiet" isSmall data-types-on="always" onClick={() => setShown(!isShown)}>
        {isShown ? t`Hide the clock` : t`Show the clock`}
      </Button>
      <VisuallyHidden>
        <output>{isShown && said !== null && t`${plural(said, { one: "# minute", other: "# minutes" })} left`}</output>
      </VisuallyHidden>
    </span>
  );
}
