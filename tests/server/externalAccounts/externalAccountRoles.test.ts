import * as account from "../../support/accountOperations";
import * as op from "../../support/externalAccountOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { SchoolBrowser, startWithSchools, type ServerWithSchools } from "../../support/SchoolBrowser";
import { WireClient } from "../../support/WireClient";

// signInProviders, pendingLink, finishExternalSignIn, linkExternalAccount, unlinkExternalAccount, setPassword and the
// fields of a user, as every role.
let setup: ServerWithSchools;
let owner: Person;
let theirs: string;
beforeAll(async () => {
  setup = await startWithSchools({
    operations: [...account.accountOperations, ...op.externalAccountOperations],
    providers: [{ id: "school", name: "Magister" }],
  });
  owner = await newMember(setup.siteUrl);
  const browser = new SchoolBrowser(setup.siteUrl);
  const { code } = await browser.signIn("owner", { link: "" });
  const linked = await browser.run(op.linkExternalAccount, { code, password }, owner.token);
  [{ id: theirs }] = linked.user.externalAccounts;
});
afterAll(() => setup.close());

const roles = {
  nobody: async () => new WireClient(setup.siteUrl),
  guest: () => newGuest(setup.siteUrl),
  member: () => newMember(setup.siteUrl),
  admin: () => newAdmin(setup.server),
};

test.each([
  ["nobody", { links: "NOT_SIGNED_IN", unlinks: "NOT_SIGNED_IN", sets: "NOT_SIGNED_IN" }],
  ["guest", { links: "ACCOUNT_NEEDED", unlinks: "NOT_FOUND", sets: "NOT_ALLOWED" }],
  ["member", { links: "LinkExternalAccountSuccess", unlinks: "NOT_FOUND", sets: "NOT_ALLOWED" }],
  ["admin", { links: "LinkExternalAccountSuccess", unlinks: "NOT_FOUND", sets: "NOT_ALLOWED" }],
] as const)("as %s", async (role, { links, unlinks, sets }) => {
  const client = await roles[role]();
  const outcome = (payload: any) => payload.code ?? payload.__typename;
  const browser = new SchoolBrowser(setup.siteUrl);
  expect((await client.run(op.signInProviders)).signInProviders).toEqual([
    { id: "school", name: "Magister", endsSession: false },
  ]);
  // Only an admin finds the account at all.
  expect((await client.run(op.accountsOf, { id: owner.id })).node).toEqual(
    role === "admin" ? { hasPassword: null, externalAccounts: null } : null,
  );
  const { code } = await browser.signIn(`as ${role}`, { link: "" });
  expect(await browser.run(op.pendingLink, { code }, client.token)).toMatchObject({ provider: { name: "Magister" } });
  expect((await client.run(op.pendingLink, { code })).pendingLink).toBeNull();
  expect(outcome(await browser.run(op.linkExternalAccount, { code, password }, client.token))).toBe(links);
  expect(outcome((await client.run(op.unlinkExternalAccount, { id: theirs })).unlinkExternalAccount)).toBe(unlinks);
  expect(outcome((await client.run(op.setPassword, { input: { password } })).setPassword)).toBe(sets);
});

test.each([
  ["nobody", "ExternallySignedIn"],
  ["guest", "ExternallySignedIn"],
  ["member", "ALREADY_A_MEMBER"],
  ["admin", "ALREADY_A_MEMBER"],
] as const)("finishExternalSignIn as %s", async (role, expected) => {
  const client = await roles[role]();
  const payload = await new SchoolBrowser(setup.siteUrl).enter(`enters as ${role}`, client.token);
  expect(payload.code ?? payload.__typename).toBe(expected);
});

test("a malformed id is unknown, and the owner sees and ends their own", async () => {
  const ends = async (id: string) => (await owner.run(op.unlinkExternalAccount, { id })).unlinkExternalAccount;
  for (const id of ["x", owner.id, theirs.slice(0, -4)]) expect(await ends(id)).toMatchObject({ code: "NOT_FOUND" });
  expect((await owner.run(op.accountsOf, { id: owner.id })).node).toEqual({
    hasPassword: true,
    externalAccounts: [{ id: theirs }],
  });
  expect(await ends(theirs)).toMatchObject({ user: { externalAccounts: [] } });
});
