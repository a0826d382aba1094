const formats = [0, 1].map((digits) => new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits }));

/** A figure with so many digits behind the point. */
export function formatFigure(value: number, digits: 0 | 1 = 0): string {
  return formats[digits]?.format(value) ?? `${value}`;
}

/** A percentage with one digit, rounded down: 100% is said of nothing less. */
export function formatPercent(value: number): string {
  return `${formatFigure(Math.floor(value * 10 + 1e-9) / 10, 1)}%`;
}

/** A duration of a run: "30 s", "1 min 12 s". */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${formatFigure(seconds, Number.isInteger(seconds) ? 0 : 1)} s`;
  const whole = Math.round(seconds);
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
