/** One measured number and the most that it may be. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  /** Written behind both numbers: `×`, ` KB`, ` ms`. */
  readonly unit: string;
  readonly digits: number;
  /** What it was made of, a line each. */
  readonly details: readonly string[];
};

/** Whether a figure, as it is printed, keeps its target. */
export function isKept({ value, most, digits }: Figure): boolean {
  return Number(value.toFixed(digits)) <= most;
}

/** The figures as a table for people. */
export function printFigures(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .flatMap((figure) => {
      const { name, value, most, unit, digits, details } = figure;
      const numbers = `${value.toFixed(digits)}${unit}`.padStart(9) + `   target ≤ ${most}${unit}`.padEnd(22);
      return [
        `${isKept(figure) ? "pass" : "FAIL"}  ${name.padEnd(width)} ${numbers}`,
        ...details.map((detail) => `        ${detail}`),
      ];
    })
    .join("\n");
}
