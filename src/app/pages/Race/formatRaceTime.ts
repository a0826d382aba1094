import type { Locale } from "../../platform/locale/Locale";

/**
 * A time of a race, in ms, as minutes, seconds and tenths: `0:42.3`, in Dutch `0:42,3`. Cut, not rounded, as a
 * stopwatch shows it.
 */
export function formatRaceTime(ms: number, locale: Locale): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  const mark = locale === "nl-NL" ? "," : ".";
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}${mark}${tenths % 10}`;
}
