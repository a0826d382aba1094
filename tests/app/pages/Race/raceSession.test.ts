import { Environment, RecordSource, Store } from "relay-runtime";
import { sendKeystrokes } from "../../../../src/app/pages/Race/raceSession";
import { createNetwork } from "../../../../src/app/relay/environment";
import type { RaceCode } from "../../../../src/contract/scalars";
import { acts, MisbehavingServer } from "../../../support/MisbehavingServer";
import { batchOf } from "../../../support/typeText";

let server: MisbehavingServer;

beforeEach(async () => {
  server = await MisbehavingServer.start();
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => server.stop());

function send(signal = new AbortController().signal) {
  const network = createNetwork({ graphqlUrl: server.url, websocketUrl: null, persistedQueries: "strict" });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  return sendKeystrokes(environment, "ABC234" as RaceCode)(7, batchOf("ab", 0), signal);
}

test("a batch is sent once: its queue, which knows its number, sends it again", async () => {
  for (const act of [acts.drop, acts.status(503), acts.status(429)]) {
    server.requests.length = 0;
    server.will(act);
    expect(await send()).toBe("unreachable");
    expect(server.requests).toHaveLength(1);
  }
});

test("what is accepted, what is expected instead, and what is refused permanently", async () => {
  const answer = (sent: object) => acts.answer({ data: { sendKeystrokes: sent } });
  server.will(
    answer({ __typename: "KeystrokesTaken", batch: 7 }),
    answer({ __typename: "SequenceGapError", __isError: "SequenceGapError", code: "SEQUENCE_GAP", expected: 3 }),
    acts.refuse("DOCUMENT_UNKNOWN", 400),
  );
  expect(await send()).toEqual({ taken: 7 });
  expect(await send()).toEqual({ expected: 3 });
  expect(await send()).toEqual({ refused: "DOCUMENT_UNKNOWN" });
});

test("a batch that its queue gives up is aborted", async () => {
  server.will(acts.silence);
  const flight = new AbortController();
  const answer = send(flight.signal);
  await server.until(() => server.requests.length === 1);
  flight.abort();
  expect(await answer).toBe("unreachable");
  await server.until(() => server.aborted === 1);
});
