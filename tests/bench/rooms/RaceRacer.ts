import { limits } from "../../../src/contract/limits";
import type { RawConnection } from "../support/RawConnection";

/** Types in a race: a batch each 250 ms, the next only when the one before is acknowledged. */
export class RaceRacer {
  /** Batches that the server has acknowledged. */
  acknowledged = 0;
  readonly #connection: RawConnection;
  readonly #request: (batch: number) => string;
  /** When each batch was sent, in ms of performance.now. */
  readonly #sentAt: number[] = [];
  #isWaiting = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(connection: RawConnection, request: (batch: number) => string) {
    this.#connection = connection;
    this.#request = request;
  }

  /** @param delayMs until the first batch, so that not all racers send at the same moment. */
  start(delayMs: number): void {
    this.#timer = setTimeout(() => {
      void this.#send();
      this.#timer = setInterval(() => void this.#send(), limits.batchIntervalMs);
    }, delayMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** When a batch was sent, by its number from 1. */
  sentAt(batch: number): number {
    return this.#sentAt[batch - 1] ?? NaN;
  }

  async #send(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const batch = this.acknowledged + 1;
    const request = this.#request(batch);
    this.#sentAt.push(performance.now());
    const response = await this.#connection.send(request);
    if (!response.includes(`"batch":${batch}}`)) throw new Error(`Batch ${batch} was not taken: ${response}`);
    this.acknowledged = batch;
    this.#isWaiting = false;
  }
}
