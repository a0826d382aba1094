import type { LiveEvent } from "./LiveEvent";
import type { LiveEars, LiveLog } from "./LiveLog";

/** A process that is alone: it hears its own events, and there is nobody to tell or to ask. */
export class MemoryLiveLog implements LiveLog {
  readonly here = "here";
  #ears: LiveEars | null = null;

  append(event: LiveEvent): void {
    this.#ears?.event(event, this.here);
  }

  tell(): void {}

  ask(): Promise<never> {
    return Promise.reject(new Error("There is no other process."));
  }

  open(ears: LiveEars): () => void {
    this.#ears = ears;
    return () => {
      this.#ears = null;
    };
  }
}
