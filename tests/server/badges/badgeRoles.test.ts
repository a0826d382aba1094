import * as account from "../../support/accountOperations";
import * as op from "../../support/badgeOperations";
import { newGuest, newMember } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.badgeOperations] });
});
afterAll(() => server.close());

test.each([
  ["a guest", newGuest],
  ["a member", newMember],
])("%s reads their own badges, and nobody else does", async (_, make) => {
  const [owner, admin] = [await make(server.url), await newMember(server.url)];
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  const { result } = (await owner.run(op.saveForBadges, { input: wordRun({ gapMs: 150 }) })).saveResult;
  await owner.run(account.setResultVisibility, { input: { resultId: result.id, visibility: "ALL" } });
  expect((await owner.run(op.badgesOf, { id: owner.id })).node.badges).not.toHaveLength(0);
  expect((await owner.run(op.badgesOfResult, { id: result.id })).node.badges).not.toHaveLength(0);
  for (const other of [new WireClient(server.url), await newGuest(server.url), await newMember(server.url), admin]) {
    // Only an admin finds the account at all.
    const { node } = await other.run(op.badgesOf, { id: owner.id });
    expect(node).toEqual(other === admin ? { badges: null } : null);
    expect((await other.run(op.badgesOfResult, { id: result.id })).node.badges).toEqual([]);
  }
});
