import { ensureBrowser, ensureBuilt } from "../../src/tools/prepare.mjs";
import { measureBatches } from "./batches/measureBatches";
import { measureDay } from "./day/measureDay";
import { measureGrowth } from "./growth/measureGrowth";
import { measureGroups } from "./groups/measureGroups";
import { measureHostile } from "./hostile/measureHostile";
import { measureIdle } from "./idle/measureIdle";
import { measureKeys } from "./keys/measureKeys";
import { measureLearners } from "./learners/measureLearners";
import { measureLoad } from "./load/measureLoad";
import { measureProgress } from "./progress/measureProgress";
import { measurePages } from "./pages/measurePages";
import { measureRestore } from "./restore/measureRestore";
import { measureRooms } from "./rooms/measureRooms";
import { measureSave } from "./save/measureSave";
import { measureScale } from "./scale/measureScale";
import { measureLiveView } from "./liveView/measureLiveView";
import { BenchDatabase } from "./support/BenchDatabase";
import { isKept, printFigures, type Figure } from "./support/Figure";

const parts = {
  load: measureLoad,
  keys: measureKeys,
  batches: measureBatches,
  rooms: measureRooms,
  groups: measureGroups,
  progress: measureProgress,
  live: measureLiveView,
  learners: measureLearners,
  save: measureSave,
  pages: measurePages,
  scale: measureScale,
  idle: measureIdle,
  growth: measureGrowth,
  restore: () => measureRestore(),
  hostile: measureHostile,
  day: measureDay,
} as const;

/**
 * Measures what the targets speak of, each as a ratio within this run, and prints it. `npm run bench -- keys rooms`
 * measures only these; `-- growth --plans` prints query plans as well, `-- day 2000` begins with a lesson of 2,000.
 * Exits with 1 when a target is missed.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((argument) => !/^--|^\d+$/u.test(argument));
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}"; there are ${Object.keys(parts).join(", ")}.`);
  process.env["TYPELOOP_BROWSER"] ??= ensureBrowser();
  ensureBuilt("dist");
  ensureBuilt("dist/test", { TYPELOOP_TEST_HOOKS: "1" });
  const database = await BenchDatabase.start();
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      process.stdout.write(`measuring ${name} …\n`);
      figures.push(...(await measure(database)));
    }
  } finally {
    await database.stop();
  }
  process.stdout.write(`\n${printFigures(figures)}\n`);
  process.exit(figures.every(isKept) ? 0 : 1);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
