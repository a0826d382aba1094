import { setTimeout as sleep } from "node:timers/promises";
import { bareEnvironment } from "../batches/bareEnvironment";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { ShippedOperations } from "../support/ShippedOperations";
import { openBare } from "./openBare";
import { openRaces } from "./openRaces";
import { roomFigures, type RoomRound } from "./roomFigures";
import type { Side, Stretch } from "./Side";

/** Racers in each room: 100 small races and 10 classes, all at the same time. */
const SIZES: readonly number[] = [...Array<number>(100).fill(5), ...Array<number>(10).fill(30)];

const ROUNDS = 5;

/** How long is measured, in ms. */
const STRETCH_MS = 5_000;

/**
 * How long it takes after a change until the measuring goes on: a racer whose socket is silent counts as away after two
 * seconds.
 */
const SETTLE_MS = 3_000;

/** Races of the product on one server process, and what a delivered snapshot costs against a bare websocket server. */
export async function measureRooms(database: BenchDatabase): Promise<readonly Figure[]> {
  const operations = new ShippedOperations();
  const ours = await openRaces(database, operations, SIZES);
  const { races } = ours;
  ours.type();
  ours.watch();
  // Code is compiled, and every room has a snapshot to show.
  await sleep(STRETCH_MS);
  ours.unwatch();
  ours.rest();
  const bare = await openBare(races, bareEnvironment(races[0]?.racers[0]?.firstResponse ?? "", operations));
  const rounds: RoomRound[] = [];
  const delays: (readonly (readonly number[])[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const timed = (isTimed: boolean) => races.forEach((race) => (race.isTimed = isTimed));
    rounds.push({ ours: await measureSide(ours, timed), bare: await measureSide(bare) });
    delays.push(races.map((race) => race.delays.splice(0)));
  }
  await Promise.all([ours.close(), bare.close()]);
  return roomFigures(
    rounds,
    delays,
    SIZES.reduce((sum, size) => sum + size, 0),
  );
}

/** The same batches with everybody watching, then with nobody watching. */
async function measureSide(
  side: Side,
  timed: (isTimed: boolean) => void = () => {},
): Promise<{ readonly watched: Stretch; readonly unwatched: Stretch }> {
  side.type();
  side.watch();
  await sleep(SETTLE_MS);
  timed(true);
  const watched = await measure(side);
  timed(false);
  side.unwatch();
  await sleep(SETTLE_MS);
  const unwatched = await measure(side);
  side.rest();
  return { watched, unwatched };
}

async function measure({ server, count }: Side): Promise<Stretch> {
  const [cpu, gc] = [await server.cpuMs(), await server.gcMs()];
  const [before, at] = [count(), performance.now()];
  await sleep(STRETCH_MS);
  const cpuMs = (await server.cpuMs()) - cpu;
  const after = count();
  return {
    cpuMs,
    gcMs: (await server.gcMs()) - gc,
    ms: performance.now() - at,
    batches: after.batches - before.batches,
    deliveries: after.deliveries - before.deliveries,
    bytes: after.bytes - before.bytes,
  };
}
