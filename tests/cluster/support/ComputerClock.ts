import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AppProcess } from "../../support/startApp";

/** The clock of an app's computer, which can be set wrong while it runs. */
export class ComputerClock {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "typeloop-clock-"));
  readonly #file = path.join(this.#folder, "ahead");

  /** Environment variables for a process with this clock. */
  get settings(): Readonly<Record<string, string>> {
    const preload = new URL(`file://${path.resolve("tests/cluster/support/steppedClock.mjs")}`).href;
    return { NODE_OPTIONS: `--no-deprecation --import ${preload}`, CLUSTER_CLOCK: this.#file };
  }

  /** Sets the clock of a process this many ms ahead of (or, if negative, behind) the correct time, at once. */
  set(app: AppProcess, ahead: number): void {
    writeFileSync(this.#file, String(ahead));
    app.signal("SIGUSR2");
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
