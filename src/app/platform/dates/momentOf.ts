import { localMoments } from "./localMoments";

/** An instant as date and time fields hold it, by the host's clock: `2026-11-23` and `17:00`. */
export function momentOf(instant: string | number | Date): { readonly date: string; readonly time: string } {
  const [moment = 0] = localMoments([+new Date(instant)]);
  // As if the host's clock were UTC. A whole number of minutes, for all that fractions of days are not exact.
  const written = new Date(Math.floor(moment * 1_440 + 1e-6) * 60_000).toISOString();
  return { date: written.slice(0, 10), time: written.slice(11, 16) };
}
