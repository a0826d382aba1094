import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, newGroupWithPeople } from "../../support/groupPeople";
import * as op from "../../support/memberOperations";
import { makeMembers, signInByCard } from "../../support/memberPeople";
import { newGuest, newMember } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const createExportAddress = `mutation createExportAddress($memberId: ID) {
  createExportAddress(memberId: $memberId) { __typename ... on ExportAddress { address } ... on Error { code } }
}`;

let server: TestServer;
let made: string;
let clients: Readonly<Record<string, WireClient>>;
beforeAll(async () => {
  const operations = new Set([
    ...account.accountOperations,
    ...group.groupOperations,
    ...op.memberOperations,
    createExportAddress,
  ]);
  server = await startTestServer({ operations: [...operations] });
  const people = await newGroupWithPeople(server.url);
  const [one] = await makeMembers(people.coach, people.id, ["Emma"]);
  made = one!.memberId;
  const stranger = await newMember(server.url);
  await newGroup(stranger);
  clients = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    member: people.member,
    "made member": (await signInByCard(server.url, one!))!,
    "other group's owner": stranger,
    coach: people.coach,
    owner: people.owner,
    admin: await newAdmin(server),
  };
});
afterAll(() => server.close());

test.each([
  ["nobody", "NOT_SIGNED_IN"],
  ["guest", "NOT_FOUND"],
  ["member", "NOT_ALLOWED"],
  ["made member", "NOT_ALLOWED"],
  ["other group's owner", "NOT_FOUND"],
  ["coach", "200"],
  ["owner", "200"],
  ["admin", "200"],
] as const)("createExportAddress for a member, as %s: %s", async (role, outcome) => {
  const { createExportAddress: answer } = await clients[role]!.run(createExportAddress, { memberId: made });
  if (!answer.address) return expect(answer.code).toBe(outcome);
  const response = await fetch(`${server.url}${answer.address}`);
  // The server waits for whoever still downloads before it closes.
  await response.arrayBuffer();
  expect(String(response.status)).toBe(outcome);
});
