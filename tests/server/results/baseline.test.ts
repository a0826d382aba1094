import * as op from "../../support/accountOperations";
import { newGuest, type Person } from "../../support/people";
import { continueBackfills } from "../../../src/server/backfills/continueBackfills";
import { untilTrue } from "../../support/untilTrue";
import { wordRun } from "../../support/practiceRun";
import { eq } from "drizzle-orm";
import { inTransaction } from "../../../src/server/database/Database";
import { results } from "../../../src/server/database/schema";
import { resultColumns } from "../../../src/server/results/results";
import { renewRecord } from "../../../src/server/results/runRecords";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const saveWithBaseline = `mutation saveWithBaseline($input: SaveResultInput!) { saveResult(input: $input) {
  ... on SaveResultSuccess { result { id wpm accuracy status baseline { bestWpm runs medianWpm medianAccuracy } } }
  } }`;
const readBaseline = `query readBaseline($id: ID!) { node(id: $id) { ... on Result { baseline { bestWpm runs } } } }`;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, saveWithBaseline, readBaseline] });
});
afterAll(() => server.close());

const save = async (person: Person, input: object) =>
  (await person.run(saveWithBaseline, { input })).saveResult.result as {
    id: string;
    wpm: number;
    accuracy: number;
    status: string;
    baseline: { bestWpm: number; runs: number; medianWpm: number; medianAccuracy: number } | null;
  };
/** A run so many minutes ago. */
const runAt = (minutes: number, gapMs: number) => wordRun({ gapMs, endedMsAgo: minutes * 60_000, seed: minutes });
const rowId = (id: string) => Buffer.from(id, "base64").toString().split(":")[1];

test("a guest's run is compared with the earlier ones of its kind: the best, and the median of the last", async () => {
  const guest = await newGuest(server.url);
  const first = await save(guest, runAt(9, 100));
  expect(first.baseline).toBeNull();
  const second = await save(guest, runAt(8, 80));
  expect(second.baseline).toMatchObject({ bestWpm: first.wpm, runs: 1, medianWpm: first.wpm });
  const third = await save(guest, runAt(7, 120));
  expect(third.baseline).toMatchObject({ bestWpm: second.wpm, runs: 2 });
  const best = await save(guest, runAt(6, 60));
  expect(best.wpm).toBeGreaterThan(second.wpm);
  expect(best.baseline).toMatchObject({ bestWpm: second.wpm, runs: 3, medianWpm: first.wpm, medianAccuracy: 100 });
});

test("the median is that of the last ten; the best is that of many more", async () => {
  const guest = await newGuest(server.url);
  const fastest = await save(guest, runAt(30, 60));
  for (let minutes = 29; minutes > 18; minutes -= 1) await save(guest, runAt(minutes, 110));
  const last = await save(guest, runAt(10, 90));
  expect(last.baseline).toMatchObject({ bestWpm: fastest.wpm, runs: 10 });
  expect(last.baseline?.medianWpm).toBeLessThan(last.wpm);
});

test("a best run stays one, however many others came after", async () => {
  const guest = await newGuest(server.url);
  const fastest = await save(guest, runAt(30, 60));
  const slower = await save(guest, runAt(29, 110));
  const { database } = server.services;
  const copies = (number: number) =>
    database.execute(`insert into results (user_id, run_id, language, prompt, log, duration_ms, raw,
      strokes_per_minute, accuracy, consistency, mode, mode_amount, wpm, status, started_at)
      select user_id, gen_random_uuid(), language, '', '', duration_ms, raw, strokes_per_minute, accuracy, consistency,
        'ZEN', null, wpm, status, started_at + n * interval '1 millisecond'
      from results, generate_series(1, ${number}) n where id = '${rowId(slower.id)}'`);
  await copies(4_998);
  expect((await save(guest, runAt(10, 90))).baseline).toMatchObject({ bestWpm: fastest.wpm, runs: 2 });
  await copies(1);
  const later = await save(guest, runAt(9, 90));
  expect(later.baseline).toMatchObject({ bestWpm: fastest.wpm });
  expect(later.baseline!.runs).toBeLessThan(3);
  // What was typed before records were written is filled in.
  await database.execute("delete from run_records");
  expect((await save(guest, runAt(8, 90))).baseline!.bestWpm).toBeLessThan(fastest.wpm);
  await database.execute("delete from run_records");
  await database.execute(
    "insert into drizzle.unfinished (name) values ('run records') on conflict (name) do update set position = null",
  );
  await untilTrue(() => continueBackfills(database, server.services.timeZone));
  expect((await save(guest, runAt(7, 90))).baseline).toMatchObject({ bestWpm: fastest.wpm });
  // A coach or an admin decides that it does not count.
  await database.execute(`update results set status = 'FLAGGED' where id = '${rowId(fastest.id)}'`);
  expect((await save(guest, runAt(6, 90))).baseline!.bestWpm).toBeLessThan(fastest.wpm);
});

test("flagged runs have no baseline and are in none", async () => {
  const guest = await newGuest(server.url);
  const first = await save(guest, runAt(9, 100));
  const second = await save(guest, runAt(8, 70));
  await server.services.database.execute(`update results set status = 'FLAGGED' where id = '${rowId(second.id)}'`);
  expect((await guest.run(readBaseline, { id: second.id })).node.baseline).toBeNull();
  expect((await save(guest, runAt(7, 90))).baseline).toMatchObject({ bestWpm: first.wpm, runs: 1 });
});

test("a run that is rejected after it was accepted is no record, and slower ones are again", async () => {
  const guest = await newGuest(server.url);
  const { database } = server.services;
  const first = await save(guest, runAt(9, 100));
  const rejected = await save(guest, runAt(8, 60));
  await database.execute(`update results set status = 'FLAGGED' where id = '${rowId(rejected.id)}'`);
  const [row] = await database
    .select(resultColumns)
    .from(results)
    .where(eq(results.id, rowId(rejected.id)!));
  await inTransaction(database, (transaction) => renewRecord(transaction, row!));
  const faster = await save(guest, runAt(7, 90));
  const { rows } = await database.execute(
    `select result_id as id from run_records where user_id = '${rowId(guest.id)}' order by wpm`,
  );
  expect(rows.map(({ id }) => id)).toEqual([rowId(first.id), rowId(faster.id)]);
});

test("runs of another kind are in no baseline", async () => {
  const guest = await newGuest(server.url);
  const first = await save(guest, runAt(9, 100));
  await server.services.database.execute(`update results set mode_amount = 25 where id = '${rowId(first.id)}'`);
  expect((await save(guest, runAt(8, 90))).baseline).toBeNull();
});

test("a run that is sent again gets the same baseline, also after a faster one", async () => {
  const guest = await newGuest(server.url);
  await save(guest, runAt(9, 100));
  const input = runAt(8, 90);
  const saved = await save(guest, input);
  await save(guest, runAt(7, 60));
  expect(await save(guest, input)).toEqual(saved);
});

test("nobody reads the baseline of another", async () => {
  const guest = await newGuest(server.url);
  await save(guest, runAt(9, 100));
  const { id } = await save(guest, runAt(8, 90));
  await server.services.database.execute(`update results set visibility = 'ALL' where id = '${rowId(id)}'`);
  expect((await (await newGuest(server.url)).run(readBaseline, { id })).node).toEqual({ baseline: null });
});
