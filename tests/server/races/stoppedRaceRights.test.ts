import * as op from "../../support/raceOperations";
import { newAdmin } from "../../support/groupPeople";
import { newMember } from "../../support/people";
import * as account from "../../support/accountOperations";
import { guest } from "../../support/guest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { WireClient } from "../../support/WireClient";

const stoppedRace = `query StoppedRace($code: RaceCode!) { race(code: $code) { code } stoppedRace(code: $code) {
  code phase mayRematch rematchCode resultId } }`;

let database: TestDatabase;
let server: TestServer;
const start = async () => {
  server = await startTestServer({
    operations: [...new Set([...account.accountOperations, ...op.raceOperations, stoppedRace])],
    database,
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  await start();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The same person at the server that runs now. */
function again({ token, id }: { readonly token: string | null; readonly id: string }) {
  return Object.assign(new WireClient(server.url), { token, id });
}

const restart = async () => {
  await server.close();
  await start();
};

test("asking again and again about a race that exists is no wrong code", async () => {
  const [host, ada] = [await guest(server.url), await guest(server.url)];
  const { createRace } = await host.run(op.createRace, {
    input: { visibility: "PRIVATE", language: "EN", length: "SHORT" },
  });
  const code = createRace.race.code as string;
  for (let time = 0; time < 80; time += 1)
    expect(await ada.run(stoppedRace, { code })).toEqual({ race: { code }, stoppedRace: null });
  expect((await ada.run(op.joinRace, { code })).joinRace.race).toMatchObject({ code });
  await Promise.all([host, ada].map((person) => person.disconnect()));
}, 40_000);

test("after a restart a code says what became of its race, and a rematch seats the same people, once", async () => {
  const people = [await guest(server.url), await guest(server.url), await guest(server.url)] as const;
  const { createRace } = await people[0].run(op.createRace, {
    input: { visibility: "PRIVATE", language: "EN", length: "SHORT" },
  });
  const code = createRace.race.code as string;
  await people[1].run(op.joinRace, { code });
  await people[2].run(op.joinRace, { code });
  await people[2].run(op.leaveRace, { code });
  await people[0].run(op.startRace, { code });
  expect(await people[1].run(stoppedRace, { code })).toEqual({ race: { code }, stoppedRace: null });
  await Promise.all(people.map((person) => person.disconnect()));

  await restart();
  const [host, ada, left] = people.map(again) as [
    ReturnType<typeof again>,
    ReturnType<typeof again>,
    ReturnType<typeof again>,
  ];
  const stranger = await guest(server.url);
  const expected = { code, phase: "COUNTDOWN", mayRematch: true, rematchCode: null, resultId: null };
  expect(await ada.run(stoppedRace, { code })).toEqual({ race: null, stoppedRace: expected });
  const [member, admin] = [await newMember(server.url), await newAdmin(server)];
  for (const other of [stranger, left, member, admin, new WireClient(server.url)])
    expect((await other.run(stoppedRace, { code })).stoppedRace).toEqual({ ...expected, mayRematch: false });
  expect((await stranger.run(op.joinRace, { code })).joinRace).toMatchObject({ code: "RACE_STOPPED" });
  expect((await stranger.run(op.rematch, { code })).rematch).toMatchObject({ code: "NOT_A_RACER" });

  // A code that never was is still none.
  expect(await ada.run(stoppedRace, { code: "ZZZZZZ" })).toEqual({ race: null, stoppedRace: null });
  expect((await ada.run(op.joinRace, { code: "ZZZZZZ" })).joinRace).toMatchObject({ code: "RACE_NOT_FOUND" });
  expect((await ada.run(op.rematch, { code: "ZZZZZZ" })).rematch).toMatchObject({ code: "RACE_NOT_FOUND" });

  const made = await Promise.all([ada.run(op.rematch, { code }), host.run(op.rematch, { code })]);
  const next = made[0].rematch.race;
  expect(made[1].rematch.race.code).toBe(next.code);
  expect(next.racers.map(({ userId, isHost }: any) => [userId, isHost])).toEqual([
    [host.id, true],
    [ada.id, false],
  ]);
  expect((await stranger.run(stoppedRace, { code })).stoppedRace.rematchCode).toBe(next.code);

  // Killed again before anybody raced: the old code leads to the newest race.
  await restart();
  const third = (await again(ada).run(op.rematch, { code })).rematch.race;
  expect([next.code, code]).not.toContain(third.code);
  expect((await again(host).run(op.rematch, { code: next.code })).rematch.race.code).toBe(third.code);
});

test("a race that was called off, or over for half an hour, is none after a restart", async () => {
  const host = await guest(server.url);
  const open = async () =>
    (await host.run(op.createRace, { input: { visibility: "PRIVATE", language: "EN", length: "SHORT" } })).createRace
      .race.code as string;
  const [cancelled, old] = [await open(), await open()];
  for (const code of [cancelled, old]) await host.run(op.cancelRace, { code });
  await server.services.races.registry.settled();
  await server.services.database.execute(
    `update races set ended_at = ended_at - interval '31 minutes' where code = '${old}'`,
  );
  await restart();
  expect((await again(host).run(stoppedRace, { code: cancelled })).stoppedRace).toMatchObject({
    phase: "CANCELLED",
    mayRematch: false,
  });
  expect((await again(host).run(op.rematch, { code: cancelled })).rematch).toMatchObject({ code: "RACE_OVER" });
  expect((await again(host).run(stoppedRace, { code: old })).stoppedRace).toBeNull();
});
