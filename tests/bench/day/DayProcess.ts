import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { DayPlan, PlayedDay } from "./playDay";

const program = path.resolve("tests/bench/day/loadProcess.ts");

/** A process that plays a part of a day. */
export class DayProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(): Promise<DayProcess> {
    const child = fork(program, {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, NODE_OPTIONS: "--no-deprecation" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    await new Promise((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`The load ended with ${code} before it was ready.`)));
    });
    return new DayProcess(child);
  }

  /** Plays the plan to its end; the process ends with it. */
  play(plan: DayPlan): Promise<PlayedDay> {
    return new Promise((resolve, reject) => {
      this.#child.once("message", resolve);
      this.#child.once("exit", (code) => reject(new Error(`The load ended with ${code}.`)));
      this.#child.send(plan);
    });
  }

  stop(): void {
    this.#child.kill();
  }
}
