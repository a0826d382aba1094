import { serverAudits } from "graphql-http";
import { raceOperations } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";

/** GraphQL over HTTP, as the audits of its reference implementation read it, on a server that takes texts. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: raceOperations, documents: "off" });
});
afterAll(() => server.close());

const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch });

test("there are as many audits as ever", () => {
  const count = (level: string) => audits.filter(({ name }) => name.startsWith(level)).length;
  expect([count("MUST"), count("SHOULD"), count("MAY"), audits.length]).toEqual([13, 23, 25, 61]);
});

test.each(audits.map((audit) => [`${audit.id}: ${audit.name}`, audit] as const))("%s", async (_, audit) => {
  const result = await audit.fn();
  expect(result).toMatchObject({ status: "ok" });
});
