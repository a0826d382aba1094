/** Where the primary's log (WAL) ended at a moment, in bytes. What was committed before is in the log up to there. */
type Position = { readonly askedAt: number; readonly lsn: bigint };

/** Positions that are closer together are one, in ms: under steady writing there would be thousands. */
const APART_MS = 10;

/**
 * Where the log of the primary ended at several moments. A replica that has replayed the log up to such a position has
 * everything that was committed before that moment.
 */
export class WalPositions {
  readonly #ask: () => Promise<bigint>;
  readonly #now: () => number;
  readonly #retentionMs: number;
  #positions: readonly Position[] = [];
  #asking: Promise<void> | null = null;

  /**
   * @param ask the current position of the primary.
   * @param now ms since any moment.
   * @param retentionMs how long positions are remembered, in ms.
   */
  constructor(ask: () => Promise<bigint>, now: () => number, retentionMs: number) {
    this.#ask = ask;
    this.#now = now;
    this.#retentionMs = retentionMs;
  }

  /**
   * A position up to which the log has everything that was committed before a moment: the earliest one that is known,
   * or the current one.
   * @throws what asking the primary throws.
   */
  async after(moment: number): Promise<bigint> {
    for (;;) {
      const known = this.#positions.find(({ askedAt }) => askedAt >= moment);
      if (known) return known.lsn;
      // The first may have been asked before that moment; the next one is not.
      await this.ask();
    }
  }

  /** Asks the primary for its current position. Concurrent calls share one request. */
  ask(): Promise<void> {
    return (this.#asking ??= this.#note(this.#now()).finally(() => (this.#asking = null)));
  }

  /** Up to which moment a log that ends here has everything; null if that is longer ago than what is remembered. */
  reachedAt(lsn: bigint): number | null {
    return this.#positions.findLast((position) => position.lsn <= lsn)?.askedAt ?? null;
  }

  async #note(askedAt: number): Promise<void> {
    const lsn = await this.#ask();
    const first = this.#now() - this.#retentionMs;
    const positions = this.#positions.filter((position) => position.askedAt >= first);
    const [earlier, last] = positions.slice(-2);
    if (earlier && last && last.askedAt - earlier.askedAt < APART_MS) positions.pop();
    this.#positions = [...positions, { askedAt, lsn }];
  }
}
