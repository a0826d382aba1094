import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { limits } from "../../../src/contract/limits";
import { MeteredProcess } from "../support/MeteredProcess";
import type { RaceLoad } from "./RaceLoad";
import { RaceRacer } from "./RaceRacer";
import { RacerSocket } from "./RacerSocket";
import type { Side } from "./Side";

/**
 * A bare server in the product's place: it parses the batches of the same racers and answers the same bytes, and sends
 * frames of the same
 * bytes to as many sockets, as often.
 * @param environment of the bare handler of batches.
 */
export async function openBare(races: readonly RaceLoad[], environment: Record<string, string>): Promise<Side> {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-bench-frames-"));
  const frames = path.join(folder, "frames.json");
  writeFileSync(frames, JSON.stringify(races.map(({ frame }) => frame)));
  const program = new URL("./bareSockets.mjs", import.meta.url).pathname;
  const server = await MeteredProcess.start(program, {
    ...environment,
    BENCH_FRAMES: frames,
    BENCH_INTERVAL_MS: String(limits.snapshotIntervalMs),
  });
  const racers: RaceRacer[] = [];
  const sockets: RacerSocket[] = [];
  let deliveries = 0;
  for (const [at, { requests }] of races.entries()) {
    racers.push(...(await Promise.all(requests.map((request) => RaceRacer.open(server.url, request)))));
    sockets.push(...(await Promise.all(requests.map(() => RacerSocket.open(`${server.url}/${at}`, null)))));
  }
  for (const socket of sockets) socket.receive = () => (deliveries += 1);
  return {
    server,
    count: () => ({
      batches: racers.reduce((total, { acknowledged }) => total + acknowledged, 0),
      deliveries,
      bytes: 0,
    }),
    type: () => racers.forEach((racer) => racer.type()),
    rest: () => racers.forEach((racer) => racer.rest()),
    watch: () => server.tell("watch"),
    unwatch: () => server.tell("unwatch"),
    close: async () => {
      for (const racer of racers) racer.close();
      for (const socket of sockets) socket.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
