import { setTimeout as sleep } from "node:timers/promises";
import { between, dayMix } from "./dayMix";

/** How somebody is connected. A good connection adds nothing: what is measured is the server's part. */
export class Wifi {
  readonly isBad: boolean;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
    this.isBad = random() < dayMix.badWifi;
  }

  /** Waits as long as the way to the server and back takes. */
  async wait(): Promise<void> {
    if (this.isBad) await sleep(between(dayMix.wifiDelayMs, this.#random));
  }

  /** Whether the next response is lost. */
  losesResponse(): boolean {
    return this.isBad && this.#random() < dayMix.lostResponses;
  }

  /** When the connection is cut next, in ms from now; null on a good one. */
  untilCut(): number | null {
    return this.isBad ? (-Math.log(1 - this.#random()) * 60_000) / dayMix.cutsPerMinute : null;
  }
}
