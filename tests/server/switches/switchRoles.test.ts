import * as account from "../../support/accountOperations";
import * as op from "../../support/switchOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// featureSwitches and setFeatureSwitch, as every role.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.switchOperations] });
  const admin = await newAdmin(server);
  await admin.run(op.setFeatureSwitch, { feature: "UPLOADS", isOn: true });
});
afterAll(() => server.close());

const roles = {
  nobody: async () => new WireClient(server.url),
  guest: () => newGuest(server.url),
  member: () => newMember(server.url),
  admin: () => newAdmin(server),
};

test.each([
  ["nobody", "NOT_SIGNED_IN", null],
  ["guest", "NOT_ALLOWED", null],
  ["member", "NOT_ALLOWED", null],
  ["admin", "SetFeatureSwitchSuccess", "Somebody"],
] as const)("as %s", async (role, outcome, seen) => {
  const client = await roles[role]();
  const { setFeatureSwitch } = await client.run(op.setFeatureSwitch, { feature: "RACES", isOn: true });
  expect(setFeatureSwitch.code ?? setFeatureSwitch.__typename).toBe(outcome);
  const { featureSwitches } = await client.run(op.featureSwitches);
  expect(featureSwitches.map(({ feature, isOn }: any) => [feature, isOn])).toEqual([
    ["RACES", true],
    ["UPLOADS", true],
    ["SIGN_UP", true],
    ["BOARDS", true],
    ["PARTICIPATION", false],
  ]);
  const uploads = featureSwitches[1];
  expect(uploads.changedBy?.displayName ?? null).toBe(seen);
  expect(uploads.changedAt === null).toBe(seen === null);
});
