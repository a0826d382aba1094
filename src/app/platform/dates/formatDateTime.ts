import { formatDay } from "./formatDay";
import { localMoments } from "./localMoments";

const MINUTES_A_DAY = 1_440;

/**
 * An instant as people here read it, in Dutch and in the host's time: "21 november 2026 om 09:14"; in a table "21 nov
 * 2026, 09:14".
 */
export function formatDateTime(instant: string | number | Date, size: "long" | "short" = "long"): string {
  const [moment = 0] = localMoments([+new Date(instant)]);
  // A whole number of minutes, for all that fractions of days are not exact.
  const minutes = Math.floor(moment * MINUTES_A_DAY + 1e-6);
  const ofTheDay = minutes - Math.floor(minutes / MINUTES_A_DAY) * MINUTES_A_DAY;
  return `${formatDay(Math.floor(minutes / MINUTES_A_DAY), size)}${size === "long" ? " om" : ","} ${two(Math.floor(ofTheDay / 60))}:${two(ofTheDay % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
