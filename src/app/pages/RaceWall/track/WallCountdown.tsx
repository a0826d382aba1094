import { useLingui } from "@lingui/react/macro";
import { useCountdown } from "../../../relay/useCountdown";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import styles from "./WallCountdown.module.css";

/** The last seconds that are counted; before them there is time to look up. */
const COUNTED = 5;

/** The countdown, as large as the room; gone once the race runs. */
export function WallCountdown({ startsAt }: { readonly startsAt: string | null }) {
  const { t } = useLingui();
  const left = useCountdown(startsAt);
  if (left === null || left === 0) return null;
  return (
    <div className={styles["countdown"]}>
      <span className={left > COUNTED ? styles["ready"] : styles["figure"]} aria-hidden="true">
        {left > COUNTED ? t`Get ready` : left}
      </span>
      <VisuallyHidden>
        <output>{t`The race starts in ${COUNTED} seconds.`}</output>
      </VisuallyHidden>
    </div>
  );
}
