/** A time of a race, in ms, as minutes, seconds and tenths: `0:42.3`. Cut, not rounded, as a stopwatch shows it. */
export function formatRaceTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}.${tenths % 10}`;
}
