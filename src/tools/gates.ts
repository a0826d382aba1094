import { spawn } from "node:child_process";
import path from "node:path";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";

/** Something that must hold before a change may land. */
export type Gate = {
  readonly name: string;
  /**
   * Names of gates without which its problems mean nothing: where one of these fails, they are counted and not listed.
   */
  readonly assumes?: readonly string[];
  readonly look: () => Promise<readonly Problem[]> | readonly Problem[];
};

type Outcome = { readonly gate: Gate; readonly problems: readonly Problem[] };

/**
 * Looks at all gates, so many at a time, and says of each in order what is wrong and what fixes it.
 * @param atOnce how many are looked at at the same time; in the order given, so that the longest come first.
 * @returns how many failed.
 */
export async function runGates(gates: readonly Gate[], atOnce: number, say: (line: string) => void): Promise<number> {
  const outcomes = await lookAtAll(gates, atOnce);
  const failed = new Set(outcomes.filter(({ problems }) => problems.length > 0).map(({ gate }) => gate.name));
  for (const outcome of outcomes) sayOutcome(outcome, failed, say);
  say(failed.size === 0 ? "check: all checks passed" : `check: ${failed.size} of ${gates.length} checks failed`);
  return failed.size;
}

async function lookAtAll(gates: readonly Gate[], atOnce: number): Promise<readonly Outcome[]> {
  const outcomes = new Map<Gate, Outcome>();
  const waiting = [...gates];
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift())
      outcomes.set(gate, { gate, problems: await lookAt(gate) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return gates.flatMap((gate) => outcomes.get(gate) ?? []);
}

/** A gate that cannot even look is closed, and keeps no other from looking. */
async function lookAt({ look }: Gate): Promise<readonly Problem[]> {
  try {
    return await look();
  } catch (error) {
    return [
      {
        what: `This could not be looked at: ${describeError(error)}`,
        fix: "Fix what the sentence says, then npm run check.",
      },
    ];
  }
}

function sayOutcome({ gate, problems }: Outcome, failed: ReadonlySet<string>, say: (line: string) => void): void {
  if (problems.length === 0) return say(`✓ ${gate.name}`);
  say(`✗ ${gate.name}`);
  const first = (gate.assumes ?? []).find((name) => failed.has(name));
  if (first !== undefined)
    return say(`    Not listed: the cause may be "${first}". Fix that first, then npm run check.`);
  for (const [fix, all] of byFix(problems)) {
    for (const { what } of all) say(indent(what));
    say(`    → ${fix}`);
  }
}

function byFix(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) groups.set(problem.fix, [...(groups.get(problem.fix) ?? []), problem]);
  return groups;
}

function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}

/**
 * Something wrong that a gate of `npm run check` found: a sentence, and what fixes it (a command where there is one).
 */
export type Problem = { readonly what: string; readonly fix: string };

/** What a thrown value says, in one line. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/gu, " ");
}

/** How a program ended, and all that it wrote, without colors. */
type Ran = { readonly ok: boolean; readonly output: string };

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

/**
 * Lets work be done on a copy of some of the project's files and folders, so that the project itself stays as it is.
 * The packages are there too.
 * @param root the project's folder.
 */
export async function withCopy<Value>(
  root: string,
  parts: readonly string[],
  work: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(path.join(tmpdir(), "typeloop-check-"));
  try {
    await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
    await Promise.all(parts.map((part) => cp(path.join(root, part), path.join(folder, part), { recursive: true })));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
