import { randomUUID } from "node:crypto";
import * as op from "../../support/accountOperations";
import { newGuest, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";

/** What one session may do in ten minutes or a minute (rateLimitRules): far more than a person can. */
const runsOfASession = 1_200;
const searchesOfASession = 150;

/** As pages of before the limit ask: every payload that is not a result is the last word on the run. */
const oldSave = `mutation oldSave($input: SaveResultInput!) {
  saveResult(input: $input) { __typename ... on SaveResultSuccess { result { id } } ... on Error { code } }
}`;
const newSave = `mutation newSave($input: SaveResultInput!) {
  saveResult(input: $input) { __typename ... on RateLimitedError { retryAfterSeconds } ... on Error { code } }
}`;
const search = `query search($search: String) { texts(search: $search, first: 1) { edges { node { id } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, oldSave, newSave, search] });
});
afterAll(() => server.close());

/** Asks so many times, some at once, and gives how many were refused. */
async function times(count: number, ask: () => Promise<boolean>): Promise<number> {
  let [refused, left] = [0, count];
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if (!(await ask())) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return refused;
}

describe("runs", () => {
  let guest: Person;
  const input = wordRun();
  beforeAll(async () => {
    guest = await newGuest(server.url);
  });

  test("a browser's 1,000 runs of a week offline are saved at once, and no session saves without end", async () => {
    const save = async () => (await guest.run(newSave, { input })).saveResult.__typename === "SaveResultSuccess";
    expect(await times(1_000, save)).toBe(0);
    expect(await times(runsOfASession - 1_000 + 5, save)).toBe(5);
  }, 120_000);

  test("the refusal says how long to wait; pages that do not know it get an error, so that they keep the run", async () => {
    const run = { ...input, runId: randomUUID() };
    expect((await guest.run(newSave, { input: run })).saveResult).toEqual({
      __typename: "RateLimitedError",
      retryAfterSeconds: expect.any(Number),
      code: "RATE_LIMITED",
    });
    const { body } = await guest.send(oldSave, { input: run });
    expect(body.errors[0].extensions).toEqual({ code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) });
  });

  test("others behind the same address go on", async () => {
    const other = await newGuest(server.url);
    expect((await other.run(newSave, { input })).saveResult.__typename).toBe("SaveResultSuccess");
  });
});

test("a session searches so often in a minute, and others behind its address go on", async () => {
  const [guest, other] = [await newGuest(server.url), await newGuest(server.url)];
  const asks = async () => (await guest.send(search, { search: "storm" })).body.errors === undefined;
  expect(await times(searchesOfASession + 3, asks)).toBe(3);
  const { body } = await guest.send(search, { search: "storm" });
  expect(body.errors[0].extensions).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) });
  expect((await guest.run(search, { search: null })).texts.edges).toHaveLength(1);
  expect((await other.run(search, { search: "storm" })).texts).not.toBeNull();
});
