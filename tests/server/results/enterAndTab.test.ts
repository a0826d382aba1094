import { randomUUID } from "node:crypto";
import { decodeLog, encodeLog } from "../../../src/engine/log/logCodec";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { insertRun } from "../../../src/server/results/insertRun";
import { DomainError } from "../../../src/server/DomainError";
import { verifyRun } from "../../../src/server/results/verifyRun";
import * as op from "../../support/accountOperations";
import { newGuest } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";

const text = "Dear Ann,\n\n\tthe bill:\n1\t20\n";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());

/** Typed with one Enter too early. */
const log = encodeLog(typeText(text.replace(",", "\n,"), 0, 120));

function verified() {
  const decoded = decodeLog(log);
  if (!decoded.ok) throw new Error(decoded.fault);
  const run = verifyRun({ rules: "stopOnError", text, limitMs: null }, decoded.keystrokes);
  if (run instanceof DomainError) throw run;
  return run;
}

test("a run with Enter and Tab is verified like any other", () => {
  const run = verified();
  expect([run.text, run.durationMs]).toEqual([text, text.length * 120]);
  const { presses, rightPresses, keys } = measureRun(run);
  expect([presses, rightPresses]).toEqual([text.length + 1, text.length]);
  expect(keys.filter(({ key }) => key === "\n" || key === "\t").map(({ presses: count }) => count)).toEqual([2, 4]);
});

test("it comes back from the database and over the wire as it was typed", async () => {
  const guest = await newGuest(server.url);
  const row = await insertRun(server.services.database, {
    userId: rowIdOf(guest.id),
    runId: randomUUID(),
    mode: "LESSON",
    modeAmount: null,
    language: "en",
    textId: null,
    exerciseId: "us-intl-fj.1",
    log,
    startedAt: new Date(),
    createdAt: new Date(),
    run: verified(),
    timeZone: "Europe/Amsterdam",
  });
  const { edges } = (await guest.run(op.myResults, {})).viewer.results;
  expect(edges).toHaveLength(1);
  expect(edges[0].node).toMatchObject({ prompt: text, log, wpm: row?.wpm, accuracy: row?.accuracy });
});

test("texts of one's own have neither, so a run of one is refused", async () => {
  const guest = await newGuest(server.url);
  const { seed: _seed, modeAmount: _amount, ...run } = wordRun();
  const { saveResult } = await guest.run(op.saveResult, {
    input: { ...run, mode: "CUSTOM", prompt: "one\ttwo\n", log: encodeLog(typeText("one\ttwo\n", 0, 120)) },
  });
  expect(saveResult.issues).toEqual([expect.objectContaining({ path: "prompt", code: "WRONG_CHARACTERS" })]);
});
