import * as account from "../../support/accountOperations";
import { startTestServer } from "../../support/startTestServer";
import * as op from "../../support/externalAccountOperations";
import { runSql } from "../../support/groupPeople";
import { newGuest, newMember, password } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import {
  landingOf,
  type Landing,
  SchoolBrowser,
  startWithSchools,
  type ServerWithSchools,
} from "../../support/SchoolBrowser";

// Signing in with a real provider, by its forms.
let setup: ServerWithSchools;
beforeAll(async () => {
  setup = await startWithSchools({
    operations: [...account.accountOperations, ...op.externalAccountOperations],
    providers: [
      { id: "school", name: "Magister", endSession: true },
      { id: "other", name: "Other school" },
    ],
  });
});
afterAll(() => setup.close());

const newBrowser = () => new SchoolBrowser(setup.siteUrl);
const describe = (name: string, claims: object, at = 0) => setup.schools[at]?.provider.describe(name, { ...claims });

test("the first sign-in makes a member without a password, the second one finds it, whatever else changed", async () => {
  await describe("ada", {
    name: "Ada Lovelace",
    preferred_username: "ada@school.example",
    email: "ada@school.example",
  });
  const browser = newBrowser();
  const first = await browser.enter("ada");
  expect(await browser.run(op.myAccounts, {}, first.token)).toMatchObject({
    username: "ada",
    displayName: "Ada Lovelace",
    hasPassword: false,
    externalAccounts: [{ providerName: "Magister" }],
  });
  await describe("ada", { name: "Ada King", preferred_username: "king@school.example", email: "king@school.example" });
  const second = await newBrowser().enter("ada");
  expect(second.user).toMatchObject({ id: first.user.id, username: "ada", displayName: "Ada Lovelace" });
  expect(second.token).not.toBe(first.token);
});

test("nobody is recognized by name or email address: an account with the same ones is another", async () => {
  const member = await newMember(setup.siteUrl, "grace");
  await runSql(setup.server, "update users set email = 'grace@school.example' where username = 'grace'");
  await describe("g1", { name: "Grace", preferred_username: "grace", email: "grace@school.example" });
  const { user } = await newBrowser().enter("g1");
  expect(user.id).not.toBe(member.id);
  expect(user.username).toMatch(/^grace-\d+$/u);
});

test("the same account name at another provider is another person", async () => {
  const [here, there] = [newBrowser(), newBrowser()];
  const one = await here.enter("same");
  const other = await there.finish(await there.signIn("same", {}, "other"));
  expect(other.user.id).not.toBe(one.user.id);
  const { externalAccounts } = await there.run(op.myAccounts, {}, other.token);
  expect(externalAccounts).toMatchObject([{ providerName: "Other school" }]);
});

test.each([
  ["without a name", {}, /^[A-Z][a-z]+ [A-Z][a-z]+$/u],
  ["with a name that is not for a class", { name: "Porn Star" }, /^[A-Z][a-z]+ [A-Z][a-z]+$/u],
  ["with a long name", { name: "x".repeat(300) }, /^x{40}$/u],
  // Each is 5 units: the ninth does not fit whole.
  ["with a long name of joined emoji", { name: "👩\u200d🚒".repeat(9) }, /^(?:👩\u200d🚒){8}$/u],
  ["with accents", { name: "Zoë Ångström" }, /^Zoë Ångström$/u],
])("%s", async (name, claims, displayName) => {
  await describe(`names ${name}`, claims);
  const { user } = await newBrowser().enter(`names ${name}`);
  expect(user.displayName).toMatch(displayName);
  expect(user.username).toMatch(/^[a-z0-9_-]{3,20}$/u);
});

test("a guest becomes the new member and keeps everything; their results move to a member that there is", async () => {
  const guest = await newGuest(setup.siteUrl);
  await guest.run(account.saveResult, { input: wordRun() });
  const browser = newBrowser();
  const entered = await browser.enter("claims", guest.token);
  expect(entered.user.id).toBe(guest.id);
  expect((await guest.send(account.viewer)).status).toBe(401);

  const later = await newGuest(setup.siteUrl);
  await later.run(account.saveResult, { input: wordRun() });
  const again = await newBrowser().enter("claims", later.token);
  expect(again.user.id).toBe(guest.id);
  const { results } = await browser.run(account.myResults, {}, again.token);
  expect(results.edges).toHaveLength(2);
  expect((await later.send(account.viewer)).status).toBe(401);
});

test("who is signed in as a member is not signed in as another, and the code still works elsewhere", async () => {
  const member = await newMember(setup.siteUrl);
  const browser = newBrowser();
  const landing = await browser.signIn("second-account");
  expect(await browser.finish(landing, member.token)).toMatchObject({ code: "ALREADY_A_MEMBER" });
  expect(await browser.finish(landing)).toMatchObject({ __typename: "ExternallySignedIn" });
});

test("a locked account is refused with that reason, and a guest keeps what is theirs", async () => {
  const { user } = await newBrowser().enter("locked");
  const lock = (at: string) =>
    runSql(setup.server, `update users set locked_at = ${at} where username = '${user.username}'`);
  await lock("now()");
  const guest = await newGuest(setup.siteUrl);
  await guest.run(account.saveResult, { input: wordRun() });
  expect(await newBrowser().enter("locked", guest.token)).toMatchObject({ code: "ACCOUNT_LOCKED" });
  expect((await guest.run(account.myResults, {})).viewer.results.edges).toHaveLength(1);
  await lock("null");
  expect(await newBrowser().enter("locked", guest.token)).toMatchObject({ __typename: "ExternallySignedIn" });
});

test("pausing sign-up does not stop a service that the host lets make accounts", async () => {
  const { switches } = setup.server.services;
  const isPaused = jest.spyOn(switches, "isOn").mockImplementation(async (feature) => feature !== "SIGN_UP");
  expect(await newBrowser().enter("late")).toMatchObject({ __typename: "ExternallySignedIn" });
  isPaused.mockRestore();
});

test("a service that may make no accounts only lets linked ones in", async () => {
  await newBrowser().enter("early");
  const { signInProviders } = setup.server.services;
  const [school] = setup.schools;
  if (!school) throw new Error("no school");
  const found = jest.spyOn(signInProviders, "find").mockReturnValue({ ...school.config, makesAccounts: false });
  expect(await newBrowser().enter("early")).toMatchObject({ __typename: "ExternallySignedIn" });
  const guest = await newGuest(setup.siteUrl);
  expect(await newBrowser().enter("unlinked", guest.token)).toMatchObject({ code: "ACCOUNT_NOT_LINKED" });
  found.mockRestore();
  expect((await guest.run(account.myResults, {})).viewer).not.toBeNull();
});

test("two sign-ins of a new person at once make one account", async () => {
  const browsers = [newBrowser(), newBrowser(), newBrowser()];
  const landings: Landing[] = [];
  for (const browser of browsers) landings.push(await browser.signIn("at-once"));
  const entered = await Promise.all(
    browsers.map((browser, at) => browser.finish(landings[at] ?? landingOf("http://x"))),
  );
  expect(new Set(entered.map(({ user }) => user.id)).size).toBe(1);
});

test("the page to return to comes along, and only a path of this site", async () => {
  const cases = {
    "/groups?x=1#y": "/groups?x=1#y",
    "//evil.example": "/",
    "/\\evil.example": "/",
    "/\t/evil.example": "/",
    "https://evil.example": "/",
    "javascript:alert(1)": "/",
    [`/${"x".repeat(600)}`]: "/",
  };
  for (const [given, expected] of Object.entries(cases)) {
    const browser = newBrowser();
    expect((await browser.signIn("returns", { next: given })).next).toBe(expected);
  }
});

test("a shared computer is one in the session too", async () => {
  const browser = newBrowser();
  const entered = await browser.finish(await browser.signIn("sharer", { shared: "" }));
  expect(entered.isShared).toBe(true);
  const { sessions } = await browser.run(account.mySessions, {}, entered.token);
  const [{ node }] = sessions.edges;
  expect(Date.parse(node.expiresAt) - Date.parse(node.createdAt)).toBe(12 * 3_600_000);
});

test("signing out names the provider, whose session ends at its own page", async () => {
  const browser = newBrowser();
  const { token } = await browser.enter("leaver");
  expect(await browser.run(op.signOutWithProvider, {}, token)).toMatchObject({
    provider: { id: "school", name: "Magister", endsSession: true },
  });
  const ending = (await browser.jar.open(`${setup.siteUrl}/sign-in/with/school/end`)).headers.get("location") ?? "";
  expect(ending).toContain(`${setup.schools[0]?.provider.issuer}/session/end?`);
  expect(new URL(ending).searchParams.get("post_logout_redirect_uri")).toBe(`${setup.siteUrl}/sign-in`);
  expect((await browser.jar.open(ending)).status).toBe(200);
  const other = await browser.jar.open(`${setup.siteUrl}/sign-in/with/other/end`);
  expect(other.headers.get("location")).toBe("/sign-in");
  const member = await newMember(setup.siteUrl);
  expect((await member.run(op.signOutWithProvider)).signOut).toMatchObject({ done: true, provider: null });
});

test("a sign-in that begins at one process goes on at another", async () => {
  const externalSignIn = { publicUrl: setup.siteUrl, providers: setup.schools.map(({ config }) => config) };
  const { database } = setup.server;
  const operations = [...account.accountOperations, ...op.externalAccountOperations];
  const other = await startTestServer({ operations, database, externalSignIn });
  const browser = newBrowser();
  const callback = await browser.signInThere("two-processes", await browser.begin());
  const headers = { cookie: browser.jar.cookieFor(setup.siteUrl) };
  const openThere = async () => {
    const response = await fetch(callback.replace(setup.siteUrl, other.url), { headers, redirect: "manual" });
    return landingOf(new URL(response.headers.get("location") ?? "", setup.siteUrl).href);
  };
  const landing = await openThere();
  expect(landing.problem).toBeNull();
  expect(await browser.finish(landing)).toMatchObject({ __typename: "ExternallySignedIn" });
  expect(await openThere()).toMatchObject({ problem: "SIGN_IN_OVER" });
  await other.close();
});

test("an account can be given a password once, which then signs in as well", async () => {
  const browser = newBrowser();
  const { token, user } = await browser.enter("password-setter");
  const other = await browser.finish(await browser.signIn("password-setter"));
  const set = (given: string) => browser.run(op.setPassword, { input: { password: given } }, token);
  expect(await set("short")).toMatchObject({ issues: [{ path: "password", code: "TOO_SHORT" }] });
  expect(await set("password1")).toMatchObject({ issues: [{ path: "password", code: "PASSWORD_TOO_COMMON" }] });
  const credentials = { input: { username: user.username, password, deviceLabel: "Test" } };
  expect(await browser.run(account.signIn, credentials)).toMatchObject({ code: "WRONG_CREDENTIALS" });
  expect(await set(password)).toMatchObject({ user: { hasPassword: true } });
  expect(await set("another password")).toMatchObject({ code: "NOT_ALLOWED" });
  expect(await browser.run(account.signIn, credentials)).toMatchObject({ __typename: "SignedIn" });
  await expect(browser.run(op.myAccounts, {}, other.token)).rejects.toThrow();
});
