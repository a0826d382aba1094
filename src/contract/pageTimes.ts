/**
 * Times of a page (SPEC sections 7 and 9), in ms. Apart from the limits, of which the first load needs no other: it has
 * a
 * budget in bytes.
 */
export const pageTimes = {
  /** Without a sign of life for so long, somebody is idle. */
  idleMs: 10_000,
  /** So long after the page is alive, answers that it was rendered with are still used. */
  renderedAnswersMs: 100,
  /** So long a rendered page waits for its data before it is sent without. */
  renderPatienceMs: 300,
} as const;
