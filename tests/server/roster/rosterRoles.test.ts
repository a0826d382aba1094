import * as account from "../../support/accountOperations";
import { newAdmin, newGroupWithPeople } from "../../support/groupPeople";
import * as group from "../../support/groupOperations";
import { newGuest } from "../../support/people";
import { rosterFiles, zipRoster } from "../../support/rosterFiles";
import { importFile, preview, rosterOperations } from "../../support/rosterOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// previewRoster and importRoster, as every role. Also the owner of a group may not: a file makes accounts for a school.
let server: TestServer;
beforeAll(async () => {
  const operations = [...new Set([...account.accountOperations, ...group.groupOperations, ...rosterOperations])];
  server = await startTestServer({ operations });
});
afterAll(() => server.close());

const file = zipRoster(
  rosterFiles({ classes: { c: "3A" }, people: { s: ["Emma", "", "Berg"] }, places: [["c", "s"]] }),
);

test("only admins", async () => {
  const people = await newGroupWithPeople(server.url);
  const { owner, coach, member } = people;
  const others = [new WireClient(server.url), await newGuest(server.url), member, coach, owner];
  const codes = ["NOT_SIGNED_IN", "NOT_ALLOWED", "NOT_ALLOWED", "NOT_ALLOWED", "NOT_ALLOWED"];
  for (const [at, client] of others.entries()) {
    expect(await preview(client, file)).toMatchObject({ code: codes[at] });
    expect(await importFile(client, file, { fingerprint: "x" })).toMatchObject({ code: codes[at] });
  }
  const admin = await newAdmin(server);
  expect(await preview(admin, file)).toMatchObject({ changeCount: 2 });
  expect(await importFile(admin, file)).toMatchObject({ __typename: "ImportRosterSuccess" });
});
