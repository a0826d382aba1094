/** By how much somebody was faster than usual, in percent, with its sign: +12.3%, −5.0%, as a language writes it. */
export function formatImprovement(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent", signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(percent / 100);
}
