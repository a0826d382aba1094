import { limits } from "../../../src/contract/limits";
import { tidyDatabase } from "../../../src/server/database/tidyDatabase";
import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, runSql } from "../../support/groupPeople";
import * as members from "../../support/memberOperations";
import { makeMembers, signInByCard } from "../../support/memberPeople";
import * as op from "../../support/passkeyOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { SoftAuthenticator, type Fault } from "../../support/SoftAuthenticator";
import { startTestServer, type TestServer } from "../../support/startTestServer";

// Over the wire, with an authenticator that can lie.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...op.passkeyOperations,
      ...group.groupOperations,
      ...members.memberOperations,
    ],
  });
});
afterAll(() => server.close());

const browser = () => new op.PasskeyBrowser(server.url);
const elsewhere = "https://typeloop.example";

/** A member with a passkey. */
async function newOwner() {
  const person = await newMember(server.url);
  return { person, ...(await op.addNewPasskey(person)) };
}

/** Moves the server's clock while something runs. */
async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const clock = jest.spyOn(server.services, "now").mockReturnValue(Date.now() + ms);
  return work().finally(() => clock.mockRestore());
}

test("adding a passkey asks for the password; at an unlocked computer nobody adds their own", async () => {
  const person = await newMember(server.url);
  const begin = async (given: object) => (await person.run(op.beginPasskey, given)).beginPasskey;
  expect(await begin({})).toMatchObject({ issues: [{ path: "password", code: "REQUIRED" }] });
  expect(await begin({ password: "not the password" })).toMatchObject({
    issues: [{ path: "password", code: "WRONG_PASSWORD" }],
  });
  expect(await begin({ password })).toMatchObject({ __typename: "PasskeyOptions" });
});

test("a passkey is added, signs its user in, and says when it was used", async () => {
  const { person, authenticator, added } = await newOwner();
  expect(added.user.passkeys).toEqual([
    { id: expect.any(String), name: "Laptop", createdAt: expect.any(String), lastUsedAt: null },
  ]);
  const entered = await browser().enter(authenticator);
  expect(entered).toMatchObject({ __typename: "SignedIn", user: { id: person.id } });
  person.token = entered.token;
  expect((await person.run(account.viewer)).viewer.id).toBe(person.id);
  const { addPasskey: refused } = await person.run(op.addPasskey, { input: { name: " ", response: "{}" } });
  expect(refused.issues).toEqual([{ path: "name", code: "REQUIRED" }]);
  const rows = await runSql(server, "select * from passkeys where last_used_at is not null and counter = 1");
  expect(rows).toMatchObject([{ transports: ["internal"] }]);
});

test("a guest's results move to the account", async () => {
  const { authenticator, person } = await newOwner();
  const guest = await newGuest(server.url);
  await guest.run(account.saveResult, { input: wordRun() });
  expect(await browser().enter(authenticator, {}, { guestToken: guest.token, shared: true })).toMatchObject({
    __typename: "SignedIn",
  });
  expect((await person.run(account.myResults, {})).viewer.results.edges).toHaveLength(1);
});

const faults: readonly (readonly [string, Fault])[] = [
  ["another site's page", { origin: elsewhere }],
  ["another site's passkey", { rpId: "typeloop.example" }],
  ["an authenticator that did not verify its user", { verifies: false }],
];

test.each([
  ...faults,
  ["a user handle of somebody else", { userHandle: "c29tZWJvZHk" }],
  ["an unknown credential", { credentialId: "dW5rbm93bg" }],
  ["no credential", { credentialId: "" }],
] as const)("a sign-in with %s is refused, and its challenge is used up", async (_what, fault: Fault) => {
  const { authenticator } = await newOwner();
  const here = browser();
  const options = await here.begin();
  expect(await here.finish(authenticator.get(options, fault))).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
  if (fault.credentialId !== "")
    expect(await here.finish(authenticator.get(options))).toMatchObject({ code: "SIGN_IN_OVER" });
  expect(await here.enter(authenticator)).toMatchObject({ __typename: "SignedIn" });
});

test.each(faults)("a passkey of %s is not added", async (_what, fault) => {
  const { added } = await op.addNewPasskey(await newMember(server.url), "Laptop", fault);
  expect(added).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
});

test("somebody else's credential: a signature by another key is refused", async () => {
  const [ada, eve] = [await newOwner(), await newOwner()];
  const pretends = { credentialId: ada.authenticator.credentialId, userHandle: null };
  expect(await browser().enter(eve.authenticator, pretends)).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
  expect(await browser().enter(ada.authenticator)).toMatchObject({ user: { id: ada.person.id } });
});

test("a credential that is somebody's cannot be added to another account", async () => {
  const ada = await newOwner();
  const eve = await newMember(server.url);
  const { beginPasskey } = await eve.run(op.beginPasskey, { password });
  const response = ada.authenticator.create(beginPasskey.options);
  const { addPasskey } = await eve.run(op.addPasskey, { input: { name: "Mine", response } });
  expect(addPasskey).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
});

test("a counter that goes back or stays is refused: the authenticator was copied", async () => {
  const { authenticator } = await newOwner();
  expect(await browser().enter(authenticator, { counter: 7 })).toMatchObject({ __typename: "SignedIn" });
  for (const counter of [7, 6, 0])
    expect(await browser().enter(authenticator, { counter })).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
  expect(await browser().enter(authenticator, { counter: 8 })).toMatchObject({ __typename: "SignedIn" });
});

test("an authenticator that does not count signs in again and again", async () => {
  const { authenticator } = await newOwner();
  for (const _ of [1, 2])
    expect(await browser().enter(authenticator, { counter: 0 })).toMatchObject({ __typename: "SignedIn" });
});

test("a challenge signs in once, in the browser that began, and for five minutes", async () => {
  const { authenticator } = await newOwner();
  const [here, there] = [browser(), browser()];
  const answer = authenticator.get(await here.begin());
  await there.begin();
  expect(await there.finish(answer)).toMatchObject({ code: "SIGN_IN_OVER" });
  expect(await here.finish(answer)).toMatchObject({ __typename: "SignedIn" });
  expect(await here.finish(answer)).toMatchObject({ code: "SIGN_IN_OVER" });
  const late = authenticator.get(await here.begin());
  expect(await later(5 * 60_000, () => here.finish(late))).toMatchObject({ code: "SIGN_IN_OVER" });
  await tidyDatabase(server.services.database, Date.now() + 5 * 60_000, "Europe/Amsterdam");
  expect(await runSql(server, "select * from passkey_challenges")).toEqual([]);
});

test("a challenge adds one passkey, in the session that began, and for five minutes", async () => {
  const [ada, eve] = [await newMember(server.url), await newMember(server.url)];
  const add = async (person: Person, response: string) =>
    (await person.run(op.addPasskey, { input: { name: "Key", response } })).addPasskey;
  const begin = async (person: Person) => (await person.run(op.beginPasskey, { password })).beginPasskey.options;
  const make = (options: string) => new SoftAuthenticator(server.url).create(options);
  const answer = make(await begin(ada));
  expect(await add(eve, answer)).toMatchObject({ code: "SIGN_IN_OVER" });
  expect(await add(ada, answer)).toMatchObject({ __typename: "AddPasskeySuccess" });
  expect(await add(ada, answer)).toMatchObject({ code: "SIGN_IN_OVER" });
  const late = make(await begin(ada));
  expect(await later(5 * 60_000, () => add(ada, late))).toMatchObject({ code: "SIGN_IN_OVER" });
  // The challenge of a sign-in adds none.
  const other = new SoftAuthenticator(server.url);
  const challenge = JSON.parse(await browser().begin()).challenge;
  expect(await add(ada, other.create(await begin(ada), { challenge }))).toMatchObject({ code: "SIGN_IN_OVER" });
});

test("a locked account is refused", async () => {
  const { person, authenticator } = await newOwner();
  await runSql(server, "update users set locked_at = now() where username = $1", [person.username]);
  expect(await browser().enter(authenticator)).toMatchObject({ code: "ACCOUNT_LOCKED" });
});

test("failures of one passkey are limited as those of a password, and do not stop others", async () => {
  const [ada, eve] = [await newOwner(), await newOwner()];
  const codes: unknown[] = [];
  for (let tries = 0; tries <= limits.signInTriesPerMinute; tries += 1)
    codes.push((await browser().enter(ada.authenticator, { origin: elsewhere })).code);
  expect(codes.at(0)).toBe("PASSKEY_UNCONFIRMED");
  expect(codes.at(-1)).toBe("RATE_LIMITED");
  expect(await browser().enter(eve.authenticator)).toMatchObject({ __typename: "SignedIn" });
});

test("there are ten at most, and options name those that there are", async () => {
  const { person, authenticator } = await newOwner();
  const { beginPasskey } = await person.run(op.beginPasskey, { password });
  expect(JSON.parse(beginPasskey.options)).toMatchObject({
    excludeCredentials: [{ id: authenticator.credentialId }],
    authenticatorSelection: { userVerification: "required" },
  });
  for (let number = 2; number <= limits.passkeys; number += 1) await op.addNewPasskey(person, `Key ${number}`);
  expect((await person.run(op.beginPasskey, { password })).beginPasskey).toMatchObject({ code: "TOO_MANY_PASSKEYS" });
});

test("the last way in stays", async () => {
  const { person, added } = await newOwner();
  const [{ id }] = added.user.passkeys;
  const remove = async () => (await person.run(op.removePasskey, { id })).removePasskey;
  await runSql(server, "update users set password_hash = null where username = $1", [person.username]);
  expect(await remove()).toMatchObject({ code: "ONLY_WAY_IN" });
  await op.addNewPasskey(person, "Phone");
  expect(await remove()).toMatchObject({ user: { passkeys: [{ name: "Phone" }] } });
});

test("what admins do with theirs is in the audit log, and what others do is not", async () => {
  const acts = () => runSql(server, "select action, target_name from audit_log order by created_at");
  await newOwner();
  const admin = await newAdmin(server);
  const { added } = await op.addNewPasskey(admin);
  await admin.run(op.removePasskey, { id: added.user.passkeys[0].id });
  expect(await acts()).toEqual([
    { action: "PASSKEY_ADDED", target_name: "Somebody" },
    { action: "PASSKEY_REMOVED", target_name: "Somebody" },
  ]);
});

test("a deleted account's passkey no longer works", async () => {
  const { person, authenticator } = await newOwner();
  await runSql(server, "delete from users where username = $1", [person.username]);
  expect(await browser().enter(authenticator)).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
});

test.each(["", "null", "[]", '{"id":1}', '{"id":"a","response":{}}', `{"id":"a","response":{"clientDataJSON":"x"}}`])(
  "%j is no answer of a browser",
  async (response) => {
    expect(await browser().finish(response)).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
  },
);

test("a new password from a coach ends the passkeys that somebody else left in the account", async () => {
  const coach = await newMember(server.url);
  const [made] = await makeMembers(coach, (await newGroup(coach)).id, ["Emma"]);
  const intruder = (await signInByCard(server.url, made!))!;
  const { authenticator } = await op.addNewPasskey(intruder, "Laptop", {}, made!.passPhrase);
  expect(await browser().enter(authenticator)).toMatchObject({ user: { id: made!.id } });
  const { answer } = await coach.run(members.resetPassPhrases, { ids: [made!.memberId], language: "EN" });
  expect(await browser().enter(authenticator)).toMatchObject({ code: "PASSKEY_UNCONFIRMED" });
  const [{ passPhrase }] = answer.cards;
  const emma = (await signInByCard(server.url, { username: made!.username, passPhrase }))!;
  expect((await emma.run(op.passkeysOf, { id: emma.id })).node.passkeys).toEqual([]);
});
