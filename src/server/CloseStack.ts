type Close = () => void | Promise<unknown>;

/**
 * What was opened and must be closed again, the last first. Node 24 has `AsyncDisposableStack` for this; we also run on
 * Node 20.
 */
export class CloseStack {
  readonly #closes: Close[] = [];

  /** Adds what closes something that was just opened. */
  defer(close: Close): void {
    this.#closes.push(close);
  }

  /**
   * Closes everything, one after the other. Everything is tried once.
   * @throws the first error, after the rest was closed.
   */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (const close of this.#closes.splice(0).toReversed()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
