import { leaderboard } from "../../../support/boardOperations";
import { guest } from "../../../support/guest";
import * as race from "../../../support/raceOperations";
import { TestReplica } from "../../../support/startTestReplica";
import { startTestServer, type TestServer } from "../../../support/startTestServer";
import { batchOf } from "../../../support/typeText";
import { untilTrue } from "../../../support/untilTrue";

const history = "query history { viewer { runHistory { startedAt } } }";

let postgres: TestReplica;
let server: TestServer;
beforeAll(async () => {
  postgres = await TestReplica.start();
  server = await startTestServer({
    operations: [...race.raceOperations, leaderboard, history],
    database: postgres.database,
    replica: { config: postgres.config, mostBehindMs: 600_000 },
  });
  await untilTrue(() => reads().state === "ready");
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

function reads() {
  const figures = server.services.replica.figures();
  if (!figures) throw new Error("There is no replica.");
  return figures;
}

test("a racer's result is in their history while the replica stands still", async () => {
  const racers = [await guest(server.url), await guest(server.url)] as const;
  const [ada, ben] = racers;
  const input = { visibility: "OPEN", language: "EN", length: "SHORT" };
  const { code, text } = (await ada.run(race.createRace, { input })).createRace.race;
  await ben.run(race.joinRace, { code });
  const watched = ada.follow(race.raceUpdated, { code });
  ben.follow(race.raceUpdated, { code });
  await watched.next(({ raceUpdated }) => raceUpdated.racers.every(({ isAway }: any) => !isAway));
  for (const racer of racers) await racer.run(race.setReady, { code, ready: true });
  const runsOf = async (racer: (typeof racers)[number]) =>
    (await racer.run(history)).viewer.runHistory.startedAt.length;
  for (const racer of racers)
    await untilTrue(async () => {
      const before = reads().reads.replica;
      return (await runsOf(racer)) === 0 && reads().reads.replica > before;
    });
  await postgres.pause();
  await watched.next(({ raceUpdated }) => raceUpdated.phase === "RUNNING");
  // Keystrokes are no writes of theirs; the result is.
  for (const racer of racers)
    await racer.run(race.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(text.body, 5, 0.2) });
  await watched.next(({ raceUpdated }) => raceUpdated.phase === "FINISHED");
  for (const racer of racers) await untilTrue(async () => (await runsOf(racer)) === 1);
  await Promise.all([ada.disconnect(), ben.disconnect()]);
}, 60_000);
