import { roundDown } from "../../../engine/metrics/rates";
import type { Locale } from "../../../contract/languages/languages";

/** The only file that formats figures: a contract test keeps number formats out of every other one. */

type Digits = 0 | 1 | 2;

/** Cached, because creating one takes as long as hundreds of uses. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, digits: Digits, signDisplay: "auto" | "exceptZero"): Intl.NumberFormat {
  const name = `${locale} ${digits} ${signDisplay}`;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}

/** Formats a count, a time or a length with this many decimals, rounded to the nearest. */
export function formatFigure(locale: Locale, value: number, digits: Digits = 0): string {
  return formatOf(locale, digits, "auto").format(value);
}

/** Minutes of practice, in whole minutes; below one in tenths, and never 0 if there was any. */
export function formatMinutes(locale: Locale, minutes: number): string {
  return minutes > 0 && minutes < 1
    ? formatFigure(locale, Math.max(0.1, roundDown(minutes, 1)), 1)
    : formatFigure(locale, minutes);
}

/** A speed in words or strokes per minute, rounded down, so that the speed on screen was really reached. */
export function formatSpeed(locale: Locale, value: number, digits: Digits = 1): string {
  return formatFigure(locale, roundDown(value, digits), digits);
}

/** A share in percent (accuracy, consistency), rounded down, so that less than 100 is never shown as 100%. */
export function formatPercent(locale: Locale, value: number, digits: Digits = 1): string {
  return formatFigure(locale, roundDown(value, digits), digits) + percentSign(locale);
}

/** What follows a number in percent: "%", in French and German after a space. */
export function percentSign(locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(0).slice(1);
}

/** A difference with its sign: +12.3, -5.0. Zero has no sign. */
export function formatDifference(locale: Locale, value: number, digits: Digits = 1): string {
  return formatOf(locale, digits, "exceptZero").format(value);
}

/** The duration of a run: "30 s", "1 min 12 s". The units are the same in both languages. */
export function formatDuration(locale: Locale, ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${formatFigure(locale, seconds, Number.isInteger(seconds) ? 0 : 1)} s`;
  const whole = Math.round(seconds);
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
