import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { fillResults } from "../growth/fillResults";
import { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";

/** Results in a backup: of a school, and of a large city. */
const SIZES: readonly [number, number] = [100_000, 5_000_000];

type Rehearsal = { readonly backupS: number; readonly restoreS: number; readonly megabytes: number };

/**
 * How long a backup takes, and its restore into an empty data folder as in an emergency: from the command to the rows
 * with all their indexes. Its own databases, because it fills them.
 */
export async function measureRestore([few, many] = SIZES): Promise<readonly Figure[]> {
  const source = await BenchDatabase.start();
  const client = new Client(source.config);
  await client.connect();
  try {
    await fillResults(client, few);
    const small = rehearse(source.url);
    await fillResults(client, many);
    const large = rehearse(source.url);
    const describe = (size: number, { backupS, restoreS, megabytes }: Rehearsal) =>
      `${size.toLocaleString("en")} results: backup ${backupS.toFixed(1)} s, ${megabytes.toFixed(0)} MB; ` +
      `restore ${restoreS.toFixed(1)} s`;
    return [
      {
        name: `restore of a result, ${many.toLocaleString("en")} against ${few.toLocaleString("en")}`,
        value: large.restoreS / many / (small.restoreS / few),
        most: 1.5,
        unit: "×",
        digits: 2,
        details: [describe(few, small), describe(many, large)],
      },
    ];
  } finally {
    await client.end();
    await source.stop();
  }
}

function rehearse(url: string): Rehearsal {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-restore-"));
  const file = path.join(folder, "typeloop.backup");
  try {
    const backupS = timeOf(["backup", file], { DATABASE_URL: url });
    const restoreS = timeOf(["restore", file], { TYPELOOP_DATA: path.join(folder, "data") });
    return { backupS, restoreS, megabytes: statSync(file).size / 1e6 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command of the built server. Gives its seconds. @throws when it fails. */
function timeOf(words: readonly string[], variables: Readonly<Record<string, string>>): number {
  const { PATH = "", HOME = "" } = process.env;
  const began = performance.now();
  execFileSync(process.execPath, ["dist/server/main.js", ...words], { env: { PATH, HOME, ...variables } });
  return (performance.now() - began) / 1000;
}
