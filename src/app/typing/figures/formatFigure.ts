import type { Locale } from "../../platform/locale/Locale";

/** Making one takes as long as hundreds of uses. */
const formats = new Map<string, Intl.NumberFormat>();

/** A figure with so many digits behind the point, or the comma. */
export function formatFigure(locale: Locale, value: number, digits: 0 | 1 | 2 = 0): string {
  const name = `${locale} ${digits}`;
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(name, format);
  return format.format(value);
}

/** A percentage with one digit, rounded down: 100% is said of nothing less. */
export function formatPercent(locale: Locale, value: number): string {
  return `${formatFigure(locale, Math.floor(value * 10 + 1e-9) / 10, 1)}%`;
}

/** A duration of a run: "30 s", "1 min 12 s". The signs are those of both languages. */
export function formatDuration(locale: Locale, ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${formatFigure(locale, seconds, Number.isInteger(seconds) ? 0 : 1)} s`;
  const whole = Math.round(seconds);
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
