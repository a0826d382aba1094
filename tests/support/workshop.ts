import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

/** A folder that looks like the project, with only the named parts in it, to break things in. */
export class Workshop {
  readonly folder = mkdtempSync(path.join(tmpdir(), "typeloop-workshop-"));

  /** @param parts files and folders to copy from the project. */
  constructor(parts: readonly string[]) {
    symlinkSync(path.join(root, "node_modules"), path.join(this.folder, "node_modules"));
    for (const part of parts) cpSync(path.join(root, part), path.join(this.folder, part), { recursive: true });
  }

  write(file: string, text: string): void {
    const place = path.join(this.folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  path(file: string): string {
    return path.join(this.folder, file);
  }

  /** Runs a program of node_modules here. */
  run(program: string, ...args: readonly string[]): { readonly ok: boolean; readonly output: string } {
    const { status, stdout, stderr } = spawnSync(path.join(root, "node_modules/.bin", program), args, {
      cwd: this.folder,
      encoding: "utf8",
    });
    return { ok: status === 0, output: stdout + stderr };
  }

  /** What every file in it holds, by its name; packages left out. */
  fingerprint(): Readonly<Record<string, string>> {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      files.map(({ parentPath, name }) => [
        path.relative(this.folder, path.join(parentPath, name)),
        readFileSync(path.join(parentPath, name), "utf8"),
      ]),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A file of the project, by its absolute path. */
export function projectFile(file: string): string {
  return path.join(root, file);
}
