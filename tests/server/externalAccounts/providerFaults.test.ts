import * as op from "../../support/externalAccountOperations";
import { freePort } from "../../support/freePort";
import { runSql } from "../../support/groupPeople";
import { newSigningKey, type MisbehavingProvider } from "../../support/MisbehavingProvider";
import { landingOf, SchoolBrowser, startWithSchools, type ServerWithSchools } from "../../support/SchoolBrowser";
import { rateLimitRules } from "../../../src/server/transport/RateLimits";
import { tidyDatabase } from "../../../src/server/database/tidyDatabase";

// What can go wrong between a browser, a provider and this server, with a real provider that a front makes misbehave.
let setup: ServerWithSchools;
let provider: MisbehavingProvider;
beforeAll(async () => {
  setup = await startWithSchools({
    operations: op.externalAccountOperations,
    providers: [
      { id: "school" },
      { id: "other" },
      { id: "unreachable", issuer: new URL(`http://localhost:${await freePort()}`) },
    ],
  });
  const [school] = setup.schools;
  if (!school) throw new Error("There is no provider.");
  ({ provider } = school);
});
afterEach(() => provider.behave());
afterAll(() => setup.close());

const newBrowser = () => new SchoolBrowser(setup.siteUrl);
const nowS = () => Math.floor(Date.now() / 1000);
const accounts = async () => (await runSql(setup.server, "select count(*)::int as n from external_accounts"))[0].n;
const forged = newSigningKey("first");

test.each<[string, MisbehavingProvider["tamper"]]>([
  ["another issuer", ({ claims, key }) => ({ claims: { ...claims, iss: "https://evil.example" }, key })],
  ["another audience", ({ claims, key }) => ({ claims: { ...claims, aud: "another-app" }, key })],
  ["another nonce", ({ claims, key }) => ({ claims: { ...claims, nonce: "replayed" }, key })],
  ["no nonce", ({ claims, key }) => ({ claims: { ...claims, nonce: undefined }, key })],
  ["no subject", ({ claims, key }) => ({ claims: { ...claims, sub: undefined }, key })],
  ["the signature of another key under the same name", ({ claims }) => ({ claims, key: forged })],
  ["the signature of an unknown key", ({ claims }) => ({ claims, key: newSigningKey("unknown") })],
  ["a time that is over by 61 s", ({ claims, key }) => ({ claims: { ...claims, exp: nowS() - 61 }, key })],
  ["a time that begins in 75 s", ({ claims, key }) => ({ claims: { ...claims, nbf: nowS() + 75 }, key })],
])("an ID token with %s signs nobody in", async (_, tamper) => {
  const before = await accounts();
  provider.tamper = tamper;
  expect(await newBrowser().signIn("victim")).toMatchObject({ problem: "SIGN_IN_UNCONFIRMED", code: "" });
  expect(await accounts()).toBe(before);
});

test.each<[string, MisbehavingProvider["tamper"]]>([
  ["over by 45 s", ({ claims, key }) => ({ claims: { ...claims, exp: nowS() - 45 }, key })],
  ["begins in 45 s", ({ claims, key }) => ({ claims: { ...claims, nbf: nowS() + 45, iat: nowS() + 45 }, key })],
])("a provider's clock may be wrong by a minute: %s", async (_, tamper) => {
  provider.tamper = tamper;
  expect(await newBrowser().signIn("clock")).toMatchObject({ problem: null });
});

test("a key that the provider replaced a moment ago is right, and the one before it no longer", async () => {
  const [first, second] = [provider.firstKey, newSigningKey("second")];
  expect(await newBrowser().signIn("rotation")).toMatchObject({ problem: null });
  provider.publishedKeys = [second];
  provider.tamper = ({ claims }) => ({ claims, key: second });
  expect(await newBrowser().signIn("rotation")).toMatchObject({ problem: null });
  provider.tamper = ({ claims }) => ({ claims, key: first });
  expect(await newBrowser().signIn("rotation")).toMatchObject({ problem: "SIGN_IN_UNCONFIRMED" });
});

test("an address that comes back works once", async () => {
  const browser = newBrowser();
  const callback = await browser.signInThere("once", await browser.begin());
  expect(await browser.comeBack(callback)).toMatchObject({ problem: null });
  expect(await browser.comeBack(callback)).toMatchObject({ problem: "SIGN_IN_OVER", code: "" });
});

test("a stolen address is worth nothing in another browser, and does not spoil it for its own", async () => {
  const [victim, thief] = [newBrowser(), newBrowser()];
  const callback = await victim.signInThere("stolen", await victim.begin());
  expect(await thief.comeBack(callback)).toMatchObject({ problem: "SIGN_IN_OVER" });
  // With a sign-in of their own, the thief has a cookie and a state.
  const own = new URL(await thief.signInThere("thief", await thief.begin()));
  expect(await thief.comeBack(callback)).toMatchObject({ problem: "SIGN_IN_OVER" });
  const mixed = new URL(callback);
  mixed.searchParams.set("state", own.searchParams.get("state") ?? "");
  expect(await thief.comeBack(mixed.href)).toMatchObject({ problem: "SIGN_IN_UNCONFIRMED" });
  expect(await newBrowser().signIn("stolen")).toMatchObject({ problem: null });
});

test("a code that a thief puts into a victim's browser does not sign the victim in", async () => {
  const [thief, victim] = [newBrowser(), newBrowser()];
  const bait = await thief.signInThere("thief", await thief.begin());
  await victim.begin();
  expect(await victim.comeBack(bait)).toMatchObject({ problem: "SIGN_IN_OVER" });
});

test("what comes back to the address of another provider is refused", async () => {
  const browser = newBrowser();
  const callback = await browser.signInThere("mixed-up", await browser.begin());
  expect(await browser.comeBack(callback.replace("/with/school/", "/with/other/"))).toMatchObject({
    problem: "SIGN_IN_OVER",
  });
});

test("an answer that names another issuer is refused", async () => {
  const browser = newBrowser();
  const callback = new URL(await browser.signInThere("issuer", await browser.begin()));
  callback.searchParams.set("iss", "https://evil.example");
  expect(await browser.comeBack(callback.href)).toMatchObject({ problem: "SIGN_IN_UNCONFIRMED" });
});

test.each([
  ["access_denied", "SIGN_IN_CANCELLED"],
  ["temporarily_unavailable", "SIGN_IN_AWAY"],
  ["invalid_scope", "SIGN_IN_UNCONFIRMED"],
])("the provider's refusal %s is told as %s", async (error, problem) => {
  const browser = newBrowser();
  const state = new URL(await browser.begin("school", { next: "/groups" })).searchParams.get("state") ?? "";
  const query = new URLSearchParams({ error, state, iss: provider.issuer });
  expect(await browser.comeBack(`${setup.siteUrl}/sign-in/with/school/callback?${query}`)).toMatchObject({
    problem,
    next: "/groups",
  });
});

test("an answer to nothing that was asked is over", async () => {
  const addresses = ["", "?code=x", "?code=x&state=", "?code=x&state=y", "?state=a&state=b"];
  for (const query of addresses)
    expect(await newBrowser().comeBack(`${setup.siteUrl}/sign-in/with/school/callback${query}`)).toMatchObject({
      problem: "SIGN_IN_OVER",
    });
  expect(landingOf(await newBrowser().begin("nowhere"))).toMatchObject({ problem: "SIGN_IN_OVER" });
});

test("while a provider is away, people are told, and others sign in; it is asked again the next time", async () => {
  expect(landingOf(await newBrowser().begin("unreachable", { next: "/groups" }))).toMatchObject({
    problem: "SIGN_IN_AWAY",
    next: "/groups",
  });
  expect(await newBrowser().signIn("elsewhere", {}, "other")).toMatchObject({ problem: null });
  expect((await fetch(`${setup.siteUrl}/healthz`)).status).toBe(200);
});

test.each(["503", "drop"] as const)("a provider that is away when tokens are due (%s) is told as away", async (how) => {
  const browser = newBrowser();
  const callback = await browser.signInThere("tokens", await browser.begin());
  provider.away = { path: /^\/token/u, how };
  expect(await browser.comeBack(callback)).toMatchObject({ problem: "SIGN_IN_AWAY" });
  provider.behave();
  expect(await browser.signIn("tokens")).toMatchObject({ problem: null });
});

test("a provider that never answers is given up after five seconds", async () => {
  const browser = newBrowser();
  const callback = await browser.signInThere("hanging", await browser.begin());
  provider.away = { path: /^\/token/u, how: "hang" };
  const start = Date.now();
  expect(await browser.comeBack(callback)).toMatchObject({ problem: "SIGN_IN_AWAY" });
  expect(Date.now() - start).toBeGreaterThan(4_000);
});

test("without the page about the person, the ID token is enough", async () => {
  provider.away = { path: /^\/me/u, how: "503" };
  expect(await newBrowser().enter("no-userinfo")).toMatchObject({ __typename: "ExternallySignedIn" });
});

test("the code for the page works once, in its own browser, for a minute", async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const landing = await browser.signIn("hand-over");
  await other.begin();
  expect(await other.finish(landing)).toMatchObject({ code: "SIGN_IN_OVER" });
  expect(await newBrowser().finish(landing)).toMatchObject({ code: "SIGN_IN_OVER" });
  expect(await browser.finish({ ...landing, code: "x" })).toMatchObject({ code: "SIGN_IN_OVER" });
  expect(await browser.finish(landing)).toMatchObject({ __typename: "ExternallySignedIn" });
  expect(await browser.finish(landing)).toMatchObject({ code: "SIGN_IN_OVER" });

  const late = await browser.signIn("hand-over");
  await runSql(setup.server, "update external_hand_overs set expires_at = expires_at - interval '60 s'");
  expect(await browser.finish(late)).toMatchObject({ code: "SIGN_IN_OVER" });
});

test("a sign-in that took more than ten minutes is over", async () => {
  const browser = newBrowser();
  const callback = await browser.signInThere("slow", await browser.begin());
  await runSql(setup.server, "update external_sign_ins set expires_at = expires_at - interval '10 min'");
  expect(await browser.comeBack(callback)).toMatchObject({ problem: "SIGN_IN_OVER" });
});

test("what expired is deleted, and what still works is not", async () => {
  const [late, waiting] = [newBrowser(), newBrowser()];
  await late.begin();
  await late.signIn("expired");
  await runSql(setup.server, "update external_hand_overs set expires_at = now() - interval '1 s'");
  await runSql(setup.server, "update external_sign_ins set expires_at = now() - interval '1 s'");
  const landing = await waiting.signIn("waiting");
  const { database, now, timeZone } = setup.server.services;
  await tidyDatabase(database, now(), timeZone);
  expect(await runSql(setup.server, "select 1 from external_sign_ins")).toHaveLength(0);
  expect(await runSql(setup.server, "select 1 from external_hand_overs")).toHaveLength(1);
  expect(await waiting.finish(landing)).toMatchObject({ __typename: "ExternallySignedIn" });
});

test("the cookie is out of reach of scripts and other sites, and the session's token is in no address", async () => {
  const response = await fetch(`${setup.siteUrl}/sign-in/with/school`, { redirect: "manual" });
  expect(response.headers.get("set-cookie")).toMatch(
    /^typeloop-sign-in=[\w-]{43}; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax$/u,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const address = new URL(response.headers.get("location") ?? "");
  expect(address.searchParams.get("code_challenge_method")).toBe("S256");
  expect(
    await runSql(setup.server, "select 1 from external_sign_ins where state_hash = $1", [
      address.searchParams.get("state"),
    ]),
  ).toHaveLength(0);
});

test("too many starts from one address are told, with nothing asked of the provider", async () => {
  const { rateLimits } = setup.server.services;
  for (let taken = 0; taken <= rateLimitRules.externalSignIn.points; taken += 1)
    await rateLimits.take("externalSignIn", "127.0.0.1");
  expect(landingOf(await newBrowser().begin())).toMatchObject({ problem: "RATE_LIMITED" });
});
