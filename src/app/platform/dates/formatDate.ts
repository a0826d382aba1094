import { formatDay } from "./formatDay";
import { localMoments } from "./localMoments";

/** The day of an instant, in Dutch and in the host's time: "21 november 2026"; in a table "21 nov 2026". */
export function formatDate(instant: string | number | Date, size: "long" | "short" = "long"): string {
  const [moment = 0] = localMoments([+new Date(instant)]);
  return formatDay(Math.floor(moment), size);
}
