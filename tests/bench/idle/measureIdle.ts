import { RacerSocket } from "../rooms/RacerSocket";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { RaceWire } from "../support/RaceWire";
import { ShippedOperations } from "../support/ShippedOperations";
import { median, spread } from "../support/statistics";

const STARTS = 5;
const SOCKETS = 2_000;
const PEOPLE = 50;

/** What a start takes, and what a connection holds that says nothing. */
export async function measureIdle(database: BenchDatabase): Promise<readonly Figure[]> {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: database.url };
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const began = performance.now();
    const server = await MeteredProcess.start("dist/server/main.js", settings);
    starts.push(performance.now() - began);
    await server.stop();
  }
  const server = await MeteredProcess.start("dist/server/main.js", settings);
  const tokens = await new RaceWire(server.url, new ShippedOperations()).guests(PEOPLE);
  const before = await server.memory();
  const sockets: RacerSocket[] = [];
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(tokens.map((token) => RacerSocket.open(`${server.url}/graphql`, token)))));
  const after = await server.memory();
  for (const socket of sockets) socket.close();
  await server.stop();
  const kilobytes = (name: "rss" | "held") => (after[name] - before[name]) / SOCKETS / 1000;
  return [
    {
      name: "start of the app on a database that is there, until it answers",
      value: median(starts),
      most: 3_000,
      unit: " ms",
      digits: 0,
      details: [`${spread(starts, 0)} ms in ${STARTS} starts`],
    },
    {
      name: "memory of an idle websocket",
      value: Math.max(kilobytes("rss"), kilobytes("held")),
      most: 50,
      unit: " KB",
      digits: 1,
      details: [
        `${SOCKETS} connections; in use ${kilobytes("held").toFixed(1)} KB each, given by the ` +
          `system ${kilobytes("rss").toFixed(1)} KB`,
      ],
    },
  ];
}
