import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

const probe = pathToFileURL(path.resolve("tests/bench/support/cpuProbe.mjs")).href;

/** Set to a folder: the servers leave a CPU profile there when they end. */
const profiles = process.env["BENCH_PROFILES"];

/** A server in a process of its own, whose CPU time can be asked. It prints "… ready at http://…:port". */
export class MeteredProcess {
  readonly url: string;
  readonly #process: ChildProcess;
  #stopping = false;

  private constructor(child: ChildProcess, url: string) {
    this.#process = child;
    this.url = url;
    child.on("exit", (code, signal) => {
      if (!this.#stopping) process.stderr.write(`a measured server ended by itself (${code ?? signal})\n`);
    });
  }

  /** @param file the program. @throws with what it printed when it ends before it is ready. */
  static async start(file: string, environment: Record<string, string> = {}): Promise<MeteredProcess> {
    const profiling = profiles === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profiles}`];
    const child = spawn(process.execPath, ["--import", probe, ...profiling, file], {
      env: { ...process.env, NODE_ENV: "production", TYPELOOP_PROCESSES: "1", ...environment },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const url = await new Promise<string>((resolve, reject) => {
      let printed = "";
      const read = (chunk: Buffer) => {
        printed += String(chunk);
        const address = /ready at (http:\/\/[^\s"]+)/u.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.stderr?.pipe(process.stderr);
      child.on("exit", (code) => reject(new Error(`${file} ended with ${code}:\n${printed}`)));
    });
    return new MeteredProcess(child, url);
  }

  /** CPU time of the process so far, in ms. */
  cpuMs(): Promise<number> {
    return new Promise((resolve) => {
      this.#process.once("message", (message: { readonly cpuMs: number }) => resolve(message.cpuMs));
      this.#process.send("cpu");
    });
  }

  /** For how long its main thread has collected garbage, in ms. Ask once before what is measured. */
  gcMs(): Promise<number> {
    return new Promise((resolve) => {
      this.#process.once("message", (message: { readonly gcMs: number }) => resolve(message.gcMs));
      this.#process.send("gc");
    });
  }

  /**
   * How late the event loop was since this was asked before, in ms: the middle, the 99th percentile, and the most. Ask
   * once before what is measured.
   */
  delays(): Promise<{ readonly p50: number; readonly p99: number; readonly most: number }> {
    return new Promise((resolve) => {
      this.#process.once("message", resolve);
      this.#process.send("delays");
    });
  }

  /** As {@link memory}, without sweeping anything out, which would hold up those who are served. */
  sizes(): Promise<{ readonly rss: number; readonly held: number }> {
    return new Promise((resolve) => {
      this.#process.once("message", resolve);
      this.#process.send("sizes");
    });
  }

  /** What the process holds in memory, in bytes: all that the system gave it, and what of that is in use. */
  memory(): Promise<{ readonly rss: number; readonly held: number }> {
    return new Promise((resolve) => {
      this.#process.once("message", resolve);
      this.#process.send("memory");
    });
  }

  tell(message: string): void {
    this.#process.send(message);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill("SIGTERM");
    await ended;
  }
}
