import { setTimeout as sleep } from "node:timers/promises";
import { wordRun } from "../../support/practiceRun";
import { isPassing, type Robot } from "./Robot";

/**
 * Somebody who practises: keeps run after run, each sent again until it is acknowledged, as the app does with what it
 * keeps offline.
 */
export class RobotSaver {
  readonly robot: Robot;
  /** Result ids that the server gave, by run id. */
  readonly acknowledged = new Map<string, string>();
  /** Answers that were failures of the server, not refusals. */
  failures = 0;
  readonly #seed: number;
  #isStopping = false;
  #saving: Promise<void> | null = null;

  constructor(robot: Robot, seed: number) {
    this.robot = robot;
    this.#seed = seed;
  }

  /** Saves without a pause, or with one, until {@link stop}. */
  start(pauseMs = 0): void {
    this.#saving = this.#save(pauseMs);
  }

  /** Resolves when the last run is acknowledged as well. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#saving;
  }

  async #save(pauseMs: number): Promise<void> {
    for (let run = 0; !this.#isStopping; run += 1) {
      // Each a minute after the one before: the same person cannot have typed two at once.
      const input = wordRun({ seed: this.#seed * 10_000 + run, endedMsAgo: 60_000 * (10_000 - run) });
      const id = await this.#keep(input);
      this.acknowledged.set(input.runId, id);
      // What was acknowledged may be sent again by a page that did not hear of it, and is the same result.
      if (run % 7 === 0) expect(await this.#keep(input)).toBe(id);
      await sleep(pauseMs);
    }
  }

  async #keep(input: object): Promise<string> {
    for (;;) {
      try {
        const { saveResult } = await this.robot.ask("saveRunMutation", { input });
        if (saveResult.__typename !== "SaveResultSuccess") throw new Error(`Not kept: ${JSON.stringify(saveResult)}`);
        expect(saveResult.result.status).toBe("VERIFIED");
        return saveResult.result.id;
      } catch (error) {
        if (!isPassing(error)) throw error;
        if (error instanceof Error && error.message.startsWith("Not kept")) throw error;
        this.failures += 1;
        await sleep(200);
      }
    }
  }
}
