import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "../../../src/contract/limits";
import { raceLimits } from "../../../src/engine/race/raceLimits";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { proseOf } from "../support/proseOf";
import { RaceWire } from "../support/RaceWire";
import { ShippedOperations } from "../support/ShippedOperations";
import { BareLoad } from "./BareLoad";
import { RaceLoad } from "./RaceLoad";
import { roomFigures, type RoomRound } from "./roomFigures";

/** Racers in each room: 100 small races and 10 classes, all at the same time. */
const SIZES: readonly number[] = [...Array<number>(100).fill(5), ...Array<number>(10).fill(30)];

const ROUNDS = 5;

/** How long each side is measured in a round, and how long before that it settles, in ms. */
const WINDOW_MS = 5_000;
const SETTLE_MS = 1_500;

/** Racers whose socket is silent are away after two seconds; that is over before the measuring. */
const AWAY_MS = 3_000;

/** Races of the product on one server process, and what a delivered snapshot costs against a bare websocket server. */
export async function measureRooms(database: BenchDatabase): Promise<readonly Figure[]> {
  const text = proseOf(6_000);
  const textId = await database.addText(text);
  const server = await MeteredProcess.start("dist/server/main.js", { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: database.url });
  const rooms = await openRooms(server.url, textId, text);
  for (const room of rooms) room.type();
  for (const room of rooms) room.watch();
  // Warm: code is compiled, and every room has a snapshot to show.
  await sleep(WINDOW_MS);
  const bareRooms = rooms.map(({ frame, racers }) => ({ frame, sockets: racers.length }));
  const bare = await BareLoad.open(bareRooms, limits.snapshotIntervalMs);
  const rounds: RoomRound[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const room of rooms) room.isTimed = true;
    const watched = await measure(server, () => total(rooms));
    for (const room of rooms) {
      room.isTimed = false;
      room.unwatch();
    }
    await sleep(AWAY_MS);
    const unwatched = await measure(server, () => total(rooms));
    for (const room of rooms) room.rest();
    bare.start();
    await sleep(SETTLE_MS);
    const sent = await measure(bare.server, () => ({ batches: 0, deliveries: bare.deliveries, bytes: 0 }));
    bare.pause();
    rounds.push({ watched, unwatched, bare: sent });
    for (const room of rooms) room.type();
    for (const room of rooms) room.watch();
    await sleep(SETTLE_MS);
  }
  for (const room of rooms) room.close();
  await Promise.all([bare.close(), server.stop()]);
  return roomFigures(rounds, rooms.map(({ delays }) => delays));
}

async function openRooms(url: string, textId: string, text: string): Promise<readonly RaceLoad[]> {
  const wire = new RaceWire(url, new ShippedOperations());
  const tokens = await wire.guests(SIZES.reduce((sum, size) => sum + size, 0));
  const seats = SIZES.map((size, at) => tokens.slice(...rangeOf(at, size)));
  const codes: string[] = [];
  for (const seated of seats) codes.push(await wire.race(seated, textId));
  for (const [at, code] of codes.entries()) await wire.start(seats[at]?.[0] ?? "", code);
  const startsAt = Date.now() + raceLimits.countdownMs;
  const rooms: RaceLoad[] = [];
  for (const [at, code] of codes.entries()) rooms.push(await RaceLoad.open(url, wire, code, seats[at] ?? [], text, () => Date.now() - startsAt));
  await sleep(Math.max(0, startsAt + 500 - Date.now()));
  return rooms;
}

function rangeOf(at: number, size: number): readonly [number, number] {
  const from = SIZES.slice(0, at).reduce((sum, before) => sum + before, 0);
  return [from, from + size];
}

type Count = { readonly batches: number; readonly deliveries: number; readonly bytes: number };

function total(rooms: readonly RaceLoad[]): Count {
  return {
    batches: rooms.reduce((sum, room) => sum + room.batches, 0),
    deliveries: rooms.reduce((sum, room) => sum + room.deliveries, 0),
    bytes: rooms.reduce((sum, room) => sum + room.bytes, 0),
  };
}

/** CPU and counts of one window. */
async function measure(server: MeteredProcess, count: () => Count): Promise<Count & { readonly cpuMs: number; readonly ms: number }> {
  const cpu = await server.cpuMs();
  const [before, at] = [count(), performance.now()];
  await sleep(WINDOW_MS);
  const cpuMs = (await server.cpuMs()) - cpu;
  const after = count();
  return {
    cpuMs,
    ms: performance.now() - at,
    batches: after.batches - before.batches,
    deliveries: after.deliveries - before.deliveries,
    bytes: after.bytes - before.bytes,
  };
}
