import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { bundle } from "./bundle";

export type SpawnedProcess = {
  /** All that it wrote, standard output and error output in one. */
  readonly output: () => string;
  /** Waits until it writes something that fits; rejects with all that it wrote when it ends before. */
  until(words: RegExp): Promise<RegExpMatchArray>;
  /** Waits for its end. Gives its exit code. */
  readonly ended: Promise<number | null>;
  kill(signal?: NodeJS.Signals): Promise<void>;
};

let main: string | null = null;

/** Runs the server's program with these arguments and, beside the system's, with these variables alone. */
export function spawnMain(args: readonly string[], variables: Readonly<Record<string, string>>): SpawnedProcess {
  const { PATH = "", HOME = "" } = process.env;
  main ??= path.join(bundle("src/server/main.ts", "src/server/parserWorker.ts"), "main.js");
  const child: ChildProcess = spawn(process.execPath, [main, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, HOME, TYPELOOP_LOG_FORMAT: "text", TYPELOOP_PROCESSES: "1", ...variables },
  });
  // Of a test that failed before it ended it.
  process.once("exit", () => child.kill("SIGKILL"));
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  const until = (words: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const check = () => {
        const found = words.exec(output);
        if (found) resolve(found);
      };
      listeners.add(check);
      check();
      void ended.then(() => reject(new Error(`It ended before it wrote ${words.source}. It wrote:\n${output}`)));
    });
  const kill = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    await ended;
  };
  return { output: () => output, until, ended, kill };
}

/** A server as its host starts it, its API alone. */
export function spawnServer(variables: Readonly<Record<string, string>>): SpawnedProcess {
  return spawnMain(["--api-only"], { PORT: "0", HOST: "127.0.0.1", ...variables });
}
