import { useLingui } from "@lingui/react/macro";
import styles from "./HeaderGoal.module.css";

const MINUTE_MS = 60_000;
const RADIUS = 10;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of today's goal is typed: a ring that closes, amber and with a tick once the goal is reached. */
export function RingPicture({ typedMs, goalMs }: { readonly typedMs: number; readonly goalMs: number }) {
  const { t } = useLingui();
  const isReached = typedMs >= goalMs;
  // Rounded down, so that a goal is not shown as reached before it is.
  const minutes = Math.floor(typedMs / MINUTE_MS);
  const goal = goalMs / MINUTE_MS;
  const name = isReached
    ? t`Goal reached: ${minutes} of ${goal} minutes today`
    : t`${minutes} of ${goal} minutes today`;
  return (
    <svg
      className={styles["ring"]}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      role="img"
      aria-label={name}
      data-reached={isReached}
    >
      <title>{name}</title>
      <circle className={styles["track"]} cx="12" cy="12" r={RADIUS} />
      {typedMs > 0 && (
        <circle
          className={styles["part"]}
          cx="12"
          cy="12"
          r={RADIUS}
          strokeDasharray={`${Math.min(1, typedMs / goalMs) * LENGTH} ${LENGTH}`}
          transform="rotate(-90 12 12)"
        />
      )}
      {isReached && <path className={styles["tick"]} d="M7.8 12.4l2.9 2.9 5.5-6" strokeWidth="2.4" />}
    </svg>
  );
}
