import { shippedDocument } from "../support/shippedDocument";
import { AppProcess } from "../support/startApp";
import { WireClient } from "../support/WireClient";
import { wordRun } from "../support/practiceRun";

const ensureAccount = shippedDocument("ensureAccountMutation");
const saveRun = shippedDocument("saveRunMutation");
const resultPage = shippedDocument("ResultPageQuery");

const app = new AppProcess();

beforeAll(() => app.start(), 60_000);
afterAll(() => app.stop());

jest.setTimeout(120_000);

async function guest(): Promise<WireClient> {
  const client = new WireClient(app.url);
  client.token = (await client.run(ensureAccount, { input: { deviceLabel: "test" } })).createGuest.token;
  return client;
}

test("a server killed while eight people save loses no result that it acknowledged, and keeps none twice", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, guest));
  const kept = people.map(() => [] as string[]);
  const unanswered = people.map(() => [] as object[]);
  for (let round = 0; round < 5; round += 1) {
    const server = { isUp: true };
    const saving = people.map(async (client, at) => {
      for (let run = 0; server.isUp; run += 1) {
        const input = wordRun({ seed: round * 1000 + run, endedMsAgo: 60_000 * (run + 1 + round * 1000) });
        try {
          const { saveResult } = await client.run(saveRun, { input });
          kept[at]!.push(saveResult.result.id);
        } catch {
          unanswered[at]!.push(input);
        }
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    server.isUp = false;
    await app.kill();
    await Promise.all(saving);
    await app.start();
  }
  // The browser sends what had no answer again: the same run is one result.
  for (const [at, client] of people.entries()) {
    for (const input of unanswered[at]!) {
      const [first, second] = [await client.run(saveRun, { input }), await client.run(saveRun, { input })];
      expect(second.saveResult.result.id).toBe(first.saveResult.result.id);
    }
  }
  expect(kept.flat().length).toBeGreaterThan(100);
  expect(new Set(kept.flat()).size).toBe(kept.flat().length);
  for (const [at, client] of people.entries()) {
    for (const id of kept[at]!) expect((await client.run(resultPage, { id, otherId: "", isCompared: false })).node?.id).toBe(id);
  }
});
