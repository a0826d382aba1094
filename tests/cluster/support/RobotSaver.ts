import { setTimeout as sleep } from "node:timers/promises";
import { wordRun } from "../../support/practiceRun";
import { isPassing, type Robot } from "./Robot";

/** A user who practices: saves run after run, each sent again until it is acknowledged, like the app's unsaved runs. */
export class RobotSaver {
  readonly robot: Robot;
  /** Result ids from the server, by run id. */
  readonly acknowledged = new Map<string, string>();
  /** Responses that were failures of the server, not refusals. */
  failures = 0;
  readonly #seed: number;
  #isStopping = false;
  #saving: Promise<void> | null = null;

  constructor(robot: Robot, seed: number) {
    this.robot = robot;
    this.#seed = seed;
  }

  /** Saves continuously, with an optional pause, until {@link stop}. */
  start(pauseMs = 0): void {
    this.#saving = this.#save(pauseMs);
  }

  /** Resolves when the last run is acknowledged too. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#saving;
  }

  async #save(pauseMs: number): Promise<void> {
    for (let run = 0; !this.#isStopping; run += 1) {
      // A minute apart, because the same user cannot type two runs at once.
      const input = wordRun({ seed: this.#seed * 10_000 + run, endedMsAgo: 60_000 * (10_000 - run) });
      const id = await this.#keep(input);
      this.acknowledged.set(input.runId, id);
      // An acknowledged run may be sent again by a page that lost the response, and is the same result.
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
