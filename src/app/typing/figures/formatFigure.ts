import { roundDown } from "../../../engine/metrics/rates";
import type { Locale } from "../../platform/locale/Locale";

/** The one place where figures become text: a contract test keeps number formats out of every other file. */

type Digits = 0 | 1 | 2;

/** Making one takes as long as hundreds of uses. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, digits: Digits, signDisplay: "auto" | "exceptZero"): Intl.NumberFormat {
  const name = `${locale} ${digits} ${signDisplay}`;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}

/** A count, a time or a length with so many digits behind the point, or the comma; rounded to the nearest. */
export function formatFigure(locale: Locale, value: number, digits: Digits = 0): string {
  return formatOf(locale, digits, "auto").format(value);
}

/** Minutes that were practised, in whole ones; below one in tenths, and never 0 for what is more than nothing. */
export function formatMinutes(locale: Locale, minutes: number): string {
  return minutes > 0 && minutes < 1
    ? formatFigure(locale, Math.max(0.1, roundDown(minutes, 1)), 1)
    : formatFigure(locale, minutes);
}

/** A speed, in words or strokes a minute, rounded down: what is shown was reached. */
export function formatSpeed(locale: Locale, value: number, digits: Digits = 1): string {
  return formatFigure(locale, roundDown(value, digits), digits);
}

/** A share in percent (accuracy, consistency), rounded down: nothing less than 100 is shown as 100%. */
export function formatPercent(locale: Locale, value: number, digits: Digits = 1): string {
  return `${formatFigure(locale, roundDown(value, digits), digits)}%`;
}

/** A difference with its sign: +12.3, -5.0. Zero has none. */
export function formatDifference(locale: Locale, value: number, digits: Digits = 1): string {
  return formatOf(locale, digits, "exceptZero").format(value);
}

/** A duration of a run: "30 s", "1 min 12 s". The signs are those of both languages. */
export function formatDuration(locale: Locale, ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${formatFigure(locale, seconds, Number.isInteger(seconds) ? 0 : 1)} s`;
  const whole = Math.round(seconds);
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A character as it can be read: a space would not be seen. */
export function nameOfKey(characters: string): string {
  return characters.replaceAll(" ", "␣");
}
