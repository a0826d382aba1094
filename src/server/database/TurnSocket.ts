import { Socket } from "node:net";

/**
 * A socket that sends what is written in one turn of the event loop together. `pg` writes each statement by itself, and
 * a call to the system costs more than most of them.
 */
export class TurnSocket extends Socket {
  #isHeld = false;

  // It has several lists of parameters, which are passed on as they are.
  override write(chunk: never, encoding?: unknown, callback?: unknown): boolean {
    this.#holdThisTurn();
    return super.write(chunk, encoding as never, callback as never);
  }

  override cork(): void {
    this.#holdThisTurn();
    super.cork();
  }

  #holdThisTurn(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
}
