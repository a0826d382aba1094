/** The longest line (LOOK: about 60 characters), and the width to assume where nothing can be measured. */
export const MOST_COLUMNS = 60;

/** The cells of a monospaced line. */
export type Cells = {
  /** Width of a character in px; 0 where nothing can be measured. */
  readonly advance: number;
  readonly lineHeight: number;
  /** Characters that fit in a line, at most {@link MOST_COLUMNS}. */
  readonly columns: number;
};

/** Measures the cells of an element's font and width, by a probe in it that it does not show. */
export function measureCells(lines: HTMLElement): Cells {
  const probe = document.createElement("span");
  probe.textContent = "0".repeat(MOST_COLUMNS);
  lines.append(probe);
  const { width, height } = probe.getBoundingClientRect();
  const room = lines.clientWidth;
  probe.remove();
  const advance = width / MOST_COLUMNS;
  // A little is allowed for: widths are rounded to fractions of a pixel.
  const columns = advance > 0 && room > 0 ? Math.floor((room + 0.5) / advance) : MOST_COLUMNS;
  return { advance, lineHeight: height, columns: Math.min(MOST_COLUMNS, Math.max(1, columns)) };
}
