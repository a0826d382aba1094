import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../bench/support/seededRandom";
import { killTree } from "../server/database/scratch";
import { isLong } from "../support/isLong";
import { Cluster } from "./support/Cluster";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { Records } from "./support/Records";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";

jest.setTimeout(300_000);

const KILLS = isLong ? 25 : 6;
const PEOPLE = 8;

test(`a server killed ${KILLS} times while ${PEOPLE} people save loses no acknowledged run and saves none twice`, () =>
  Cluster.for({ processes: 1 }, async (cluster) => {
    const app = cluster.app(0);
    const random = seededRandom(1);
    const savers = (await Robot.guests(cluster.url, PEOPLE)).map((robot, at) => new RobotSaver(robot, at + 1));
    for (const saver of savers) saver.start();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = countOf(savers);
      // Saving continues before the next kill, so that it interrupts users.
      while (countOf(savers) < before + PEOPLE / 2) await sleep(20);
      await sleep(random() * 300);
      const database = postmasterOf(app.database.host ?? "");
      await app.kill();
      if (kill % 2 === 1) killTree(database);
      await app.start();
    }
    await Promise.all(savers.map((saver) => saver.stop()));
    const kept = await expectKeptOnce(savers, new Records(app.database));
    process.stderr.write(`${KILLS} kills: ${kept} runs acknowledged\n`);
    expect(kept).toBeGreaterThanOrEqual((KILLS * PEOPLE) / 2);
  }));

function countOf(savers: readonly RobotSaver[]): number {
  return savers.reduce((total, { acknowledged }) => total + acknowledged.size, 0);
}

/** The postmaster of the database whose socket is in this folder. */
function postmasterOf(socket: string): number {
  return Number(readFileSync(path.join(path.dirname(socket), "pg/postmaster.pid"), "utf8").split("\n")[0]);
}
