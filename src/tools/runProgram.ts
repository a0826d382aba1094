import { spawn } from "node:child_process";
import path from "node:path";

/** How a program ended, and all that it wrote, without colors. */
export type Ran = { readonly ok: boolean; readonly output: string };

/**
 * Runs a program of the project's packages, or one on the path, and waits for its end.
 * @param folder where it runs.
 */
export function runProgram(program: string, args: readonly string[], folder = "."): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
    });
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", reject);
    child.on("close", (code) => resolve({ ok: code === 0, output: withoutColors(output).trim() }));
  });
}

/** The path of a program that a package brings. */
export function packageProgram(name: string): string {
  return path.resolve("node_modules/.bin", name);
}

function withoutColors(text: string): string {
  // eslint-disable-next-line no-control-regex -- the control character is what colors begin with
  return text.replaceAll(/\u001B\[[\d;]*m/gu, "");
}
