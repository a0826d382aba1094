import * as account from "../../support/accountOperations";
import { newAdmin } from "../../support/groupPeople";
import * as op from "../../support/passkeyOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { SoftAuthenticator } from "../../support/SoftAuthenticator";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// beginPasskey, addPasskey, removePasskey, beginPasskeySignIn, signInWithPasskey and a user's passkeys, as every role.
let server: TestServer;
let owner: Person;
let authenticator: SoftAuthenticator;
let theirs: string;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.passkeyOperations] });
  owner = await newMember(server.url);
  const made = await op.addNewPasskey(owner);
  authenticator = made.authenticator;
  theirs = made.added.user.passkeys[0].id;
});
afterAll(() => server.close());

const roles = {
  nobody: async () => new WireClient(server.url),
  guest: () => newGuest(server.url),
  member: () => newMember(server.url),
  admin: () => newAdmin(server),
};

test.each([
  ["nobody", { begins: "NOT_SIGNED_IN", adds: "NOT_SIGNED_IN", removes: "NOT_SIGNED_IN" }],
  ["guest", { begins: "ACCOUNT_NEEDED", adds: "ACCOUNT_NEEDED", removes: "NOT_FOUND" }],
  ["member", { begins: "PasskeyOptions", adds: "AddPasskeySuccess", removes: "NOT_FOUND" }],
  ["admin", { begins: "PasskeyOptions", adds: "AddPasskeySuccess", removes: "NOT_FOUND" }],
] as const)("as %s", async (role, { begins, adds, removes }) => {
  const client = await roles[role]();
  const outcome = (payload: any) => payload.code ?? payload.__typename;
  // Only an admin finds the account at all.
  const found = (await client.run(op.passkeysOf, { id: owner.id })).node;
  expect(found).toEqual(role === "admin" ? { passkeys: null } : null);
  const { beginPasskey } = await client.run(op.beginPasskey, { password });
  expect(outcome(beginPasskey)).toBe(begins);
  const options = beginPasskey.options ?? (await owner.run(op.beginPasskey, { password })).beginPasskey.options;
  const input = { name: "Key", response: new SoftAuthenticator(server.url).create(options) };
  expect(outcome((await client.run(op.addPasskey, { input })).addPasskey)).toBe(adds);
  expect(outcome((await client.run(op.removePasskey, { id: theirs })).removePasskey)).toBe(removes);
  // A sign-in asks for the passkey alone, whoever is signed in.
  const browser = new op.PasskeyBrowser(server.url);
  const begun: any = await browser.run(op.beginPasskeySignIn, {}, client.token);
  const signsIn = { response: authenticator.get(begun.options), deviceLabel: "Test" };
  expect(await browser.run(op.signInWithPasskey, { input: signsIn }, client.token)).toMatchObject({
    __typename: "SignedIn",
    user: { id: owner.id },
  });
});

test("a malformed id is unknown, and the owner sees and removes their own", async () => {
  const removes = async (id: string) => (await owner.run(op.removePasskey, { id })).removePasskey;
  for (const id of ["x", owner.id, theirs.slice(0, -4)]) expect(await removes(id)).toMatchObject({ code: "NOT_FOUND" });
  expect((await owner.run(op.passkeysOf, { id: owner.id })).node).toEqual({ passkeys: [{ name: "Laptop" }] });
  expect(await removes(theirs)).toMatchObject({ user: { passkeys: [] } });
});
