import { limits } from "../../../src/contract/limits";
import { RawConnection } from "../support/RawConnection";

/** Somebody's first batch comes up to so long after the start of the typing, in ms. */
const SCATTER_MS = limits.batchIntervalMs;

/** The request of a batch, by its number from 1. */
export type BatchRequest = (batch: number) => string;

/** Types in a race: a batch each 250 ms, the next only when the one before is acknowledged. */
export class RaceRacer {
  /** Batches that the server has acknowledged. */
  acknowledged = 0;
  /** The response to the first. */
  firstResponse = "";
  readonly #connection: RawConnection;
  readonly #request: BatchRequest;
  /** When each batch was sent, in ms of performance.now. */
  readonly #sentAt: number[] = [];
  #isWaiting = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(connection: RawConnection, request: BatchRequest) {
    this.#connection = connection;
    this.#request = request;
  }

  static async open(url: string, request: BatchRequest): Promise<RaceRacer> {
    return new RaceRacer(await new RawConnection(url).open(), request);
  }

  type(): void {
    this.#timer = setTimeout(() => {
      void this.#send();
      this.#timer = setInterval(() => void this.#send(), limits.batchIntervalMs);
    }, Math.random() * SCATTER_MS);
  }

  rest(): void {
    clearInterval(this.#timer);
  }

  close(): void {
    this.rest();
    this.#connection.close();
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
    if (batch === 1) this.firstResponse = response;
    this.acknowledged = batch;
    this.#isWaiting = false;
  }
}
