import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A screen that nobody sees, with a keyboard: its keys go through the system's own input, dead keys included. */
export class Display {
  private constructor(
    readonly name: string,
    readonly server: ChildProcess,
  ) {}

  static async open(): Promise<Display> {
    const args = ["-displayfd", "3", "-screen", "0", "1300x900x24", "-nolisten", "tcp"];
    const server = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    const failed = once(server, "error").then(([error]) => {
      throw new Error(`Xvfb does not start (${error}). On Debian: apt-get install xvfb xdotool x11-xkb-utils`);
    });
    const [number] = await Promise.race([once(createInterface(server.stdio[3] as Readable), "line"), failed]);
    return new Display(`:${number}`, server);
  }

  get environment(): NodeJS.ProcessEnv {
    return { ...process.env, DISPLAY: this.name, NO_AT_BRIDGE: "1", GTK_IM_MODULE: "gtk-im-context-simple" };
  }

  /** Gives a window the focus: there is no window manager that would. */
  async focus(window: string): Promise<void> {
    const find = ["search", "--sync", "--onlyvisible", "--name", window];
    await run("xdotool", [...find, "windowfocus", "--sync"], { env: this.environment });
  }

  /** Presses keys by their X names, in a window with this name, on a US keyboard with dead keys. */
  async press(window: string, ...keys: readonly string[]): Promise<void> {
    await run("setxkbmap", ["us", "intl"], { env: this.environment });
    await this.focus(window);
    await run("xdotool", ["key", "--delay", "60", ...keys], { env: this.environment });
  }

  /** Presses the mouse at a point of a window. */
  async click(window: string, x: number, y: number): Promise<void> {
    const move = ["mousemove", "--window", "%1", String(x), String(y)];
    await run("xdotool", ["search", "--sync", "--onlyvisible", "--name", window, ...move, "click", "1"], {
      env: this.environment,
    });
  }

  async close(): Promise<void> {
    const ended = once(this.server, "exit");
    this.server.kill();
    await ended;
  }
}

/** Ends a process of the tests that may have started, and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
