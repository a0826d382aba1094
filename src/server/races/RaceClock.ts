/**
 * The time of races, in ms since 1970. It goes on evenly whatever becomes of the computer's clock: five minutes more or
 * less must not end a race, or keep it
 * from starting.
 */
export class RaceClock {
  /** How far this time is ahead of the process's own steady one. */
  #ahead: number;

  /** @param at what time it is. */
  constructor(at: number) {
    this.#ahead = at - performance.now();
  }

  readonly now = (): number => Math.floor(performance.now() + this.#ahead);

  /** Sets it: only while there is no race that would notice. */
  set(at: number): void {
    this.#ahead = at - performance.now();
  }

  /** Draws it near the time of all processes. It never goes back: then it goes slower. Call it once a second. */
  approach(at: number): void {
    const behind = at - performance.now() - this.#ahead;
    this.#ahead += behind > STOPPED_MS ? behind : Math.max(-STEP_MS, Math.min(STEP_MS, behind));
  }
}

/** A clock that was stopped for so long, in ms, is set right at once; smaller differences are made up for unnoticed. */
const STOPPED_MS = 3_000;

/** At most so much is made up for in one correction, in ms. */
const STEP_MS = 50;
