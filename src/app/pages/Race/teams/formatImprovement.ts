import type { Locale } from "../../../platform/locale/Locale";
import { formatDifference } from "../../../typing/figures/formatFigure";

/** By how much somebody was faster than usual, in percent, with its sign: +12.3%, −5.0%, as a language writes it. */
export function formatImprovement(percent: number, locale: Locale): string {
  return `${formatDifference(locale, percent)}%`;
}
