import * as account from "../../support/accountOperations";
import * as op from "../../support/externalAccountOperations";
import { freePort } from "../../support/freePort";
import { groupOperations } from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, runSql } from "../../support/groupPeople";
import { newSigningKey, type MisbehavingProvider } from "../../support/MisbehavingProvider";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { landingOf, SchoolBrowser, startWithSchools, type ServerWithSchools } from "../../support/SchoolBrowser";
import { rowIdOf, seedRuns } from "../../support/seedRuns";
import { WireClient } from "../../support/WireClient";

// Every fault between a browser, a provider and this server, as every role, who signs in or links an account: what they
// are told, that nothing is linked and that what they had before goes on working.
let setup: ServerWithSchools;
let provider: MisbehavingProvider;
let people: Readonly<Record<Role, WireClient & Partial<Pick<Person, "id">>>>;
const roles = ["nobody", "guest", "member", "coach", "admin"] as const;
type Role = (typeof roles)[number];
const RUNS = 3;

beforeAll(async () => {
  setup = await startWithSchools({
    operations: [...account.accountOperations, ...groupOperations, ...op.externalAccountOperations],
    providers: [
      { id: "school" },
      { id: "other" },
      { id: "unreachable", issuer: new URL(`http://localhost:${await freePort()}`) },
      { id: "closed", makesAccounts: false },
    ],
  });
  provider = setup.schools[0]!.provider;
  const guest = await newGuest(setup.siteUrl);
  await seedRuns(setup.server.database.config, { userId: rowIdOf(guest.id), runs: RUNS });
  people = {
    nobody: new WireClient(setup.siteUrl),
    guest,
    member: await newMember(setup.siteUrl),
    coach: (await newGroupWithPeople(setup.siteUrl)).coach,
    admin: await newAdmin(setup.server),
  };
});
afterEach(() => provider.behave());
afterAll(() => setup.close());

type Way = "signs in" | "links";
const ways: readonly Way[] = ["signs in", "links"];
const newBrowser = () => new SchoolBrowser(setup.siteUrl);
const nowS = () => Math.floor(Date.now() / 1000);
const callbackOf = (query: string | URLSearchParams) => `${setup.siteUrl}/sign-in/with/school/callback?${query}`;
const [forged, unknown] = [newSigningKey("first"), newSigningKey("unknown")];

/** What a fault leaves: what the sign-in page is told, or the code with which the page goes on, and its browser. */
type Left = { readonly problem: string | null; readonly code: string; readonly browser?: SchoolBrowser };
type Fault = (browser: SchoolBrowser, query: Readonly<Record<string, string>>, name: string) => Promise<Left>;

/** A sign-in during which the ID token is not what it should be. */
const withToken =
  (tamper: NonNullable<MisbehavingProvider["tamper"]>): Fault =>
  (browser, query, name) => {
    provider.tamper = tamper;
    return browser.signIn(name, query);
  };

/** A sign-in of which the provider says that it ended with an error. */
const withError =
  (error: string): Fault =>
  async (browser, query) => {
    const state = new URL(await browser.begin("school", query)).searchParams.get("state") ?? "";
    return browser.comeBack(callbackOf(new URLSearchParams({ error, state, iss: provider.issuer })));
  };

/** A provider that is away when tokens are due. */
const withoutTokens =
  (how: "503" | "drop"): Fault =>
  async (browser, query, name) => {
    const callback = await browser.signInThere(name, await browser.begin("school", query));
    provider.away = { path: /^\/token/u, how };
    return browser.comeBack(callback);
  };

/** The address with which the provider sends the browser back, after it was changed or kept. */
const withAddress =
  (change: (callback: string, browser: SchoolBrowser) => Promise<Left>): Fault =>
  async (browser, query, name) =>
    change(await browser.signInThere(name, await browser.begin("school", query)), browser);

/** A code for the page that should not work. */
const withCode =
  (spoil: (left: Left, browser: SchoolBrowser) => Promise<Left>): Fault =>
  async (browser, query, name) =>
    spoil(await browser.signIn(name, query), browser);

const faults: readonly (readonly [name: string, told: string, fault: Fault])[] = [
  [
    "another issuer",
    "SIGN_IN_UNCONFIRMED",
    withToken(({ claims, key }) => ({ claims: { ...claims, iss: "https://evil.example" }, key })),
  ],
  [
    "another audience",
    "SIGN_IN_UNCONFIRMED",
    withToken(({ claims, key }) => ({ claims: { ...claims, aud: "another-app" }, key })),
  ],
  [
    "another nonce",
    "SIGN_IN_UNCONFIRMED",
    withToken(({ claims, key }) => ({ claims: { ...claims, nonce: "replayed" }, key })),
  ],
  [
    "no nonce",
    "SIGN_IN_UNCONFIRMED",
    withToken(({ claims, key }) => ({ claims: { ...claims, nonce: undefined }, key })),
  ],
  [
    "no subject",
    "SIGN_IN_UNCONFIRMED",
    withToken(({ claims, key }) => ({ claims: { ...claims, sub: undefined }, key })),
  ],
  ["another key under the same name", "SIGN_IN_UNCONFIRMED", withToken(({ claims }) => ({ claims, key: forged }))],
  ["an unknown key", "SIGN_IN_UNCONFIRMED", withToken(({ claims }) => ({ claims, key: unknown }))],
  [
    "an ID token that is over",
    "SIGN_IN_UNCONFIRMED",
    withToken(({ claims, key }) => ({ claims: { ...claims, exp: nowS() - 61 }, key })),
  ],
  [
    "an ID token of later",
    "SIGN_IN_UNCONFIRMED",
    withToken(({ claims, key }) => ({ claims: { ...claims, nbf: nowS() + 75 }, key })),
  ],
  ["access_denied", "SIGN_IN_CANCELLED", withError("access_denied")],
  ["temporarily_unavailable", "SIGN_IN_AWAY", withError("temporarily_unavailable")],
  ["invalid_scope", "SIGN_IN_UNCONFIRMED", withError("invalid_scope")],
  ["no tokens, with 503", "SIGN_IN_AWAY", withoutTokens("503")],
  ["no tokens, connection dropped", "SIGN_IN_AWAY", withoutTokens("drop")],
  [
    "a provider that is away",
    "SIGN_IN_AWAY",
    async (browser, query) => landingOf(await browser.begin("unreachable", query)),
  ],
  [
    "a provider that the host does not have",
    "SIGN_IN_OVER",
    async (browser, query) => landingOf(await browser.begin("nowhere", query)),
  ],
  ["an answer to nothing", "SIGN_IN_OVER", (browser) => browser.comeBack(callbackOf("code=x&state=y"))],
  [
    "an answer that names another issuer",
    "SIGN_IN_UNCONFIRMED",
    withAddress((callback, browser) => {
      const address = new URL(callback);
      address.searchParams.set("iss", "https://evil.example");
      return browser.comeBack(address.href);
    }),
  ],
  [
    "an address for the second time",
    "SIGN_IN_OVER",
    withAddress(async (callback, browser) => {
      await browser.comeBack(callback);
      return browser.comeBack(callback);
    }),
  ],
  [
    "an address stolen by another browser",
    "SIGN_IN_OVER",
    withAddress(async (callback) => {
      const thief = newBrowser();
      await thief.begin();
      return { ...(await thief.comeBack(callback)), browser: thief };
    }),
  ],
  [
    "the address of another provider",
    "SIGN_IN_OVER",
    withAddress((callback, browser) => browser.comeBack(callback.replace("/with/school/", "/with/other/"))),
  ],
  [
    "a code put into this browser by a thief",
    "SIGN_IN_OVER",
    async (browser, query, name) => {
      const thief = newBrowser();
      const bait = await thief.signInThere(name, await thief.begin("school", query));
      await browser.begin("school", query);
      return browser.comeBack(bait);
    },
  ],
  [
    "a sign-in of more than ten minutes",
    "SIGN_IN_OVER",
    withAddress(async (callback, browser) => {
      await runSql(setup.server, "update external_sign_ins set expires_at = expires_at - interval '10 min'");
      return browser.comeBack(callback);
    }),
  ],
  [
    "the page's code in another browser",
    "SIGN_IN_OVER",
    withCode(async (left) => ({ ...left, browser: newBrowser() })),
  ],
  ["another code for the page", "SIGN_IN_OVER", withCode(async (left) => ({ ...left, code: "x" }))],
  [
    "the page's code when it has expired",
    "SIGN_IN_OVER",
    withCode(async (left) => {
      await runSql(setup.server, "update external_hand_overs set expires_at = now() - interval '1 s'");
      return left;
    }),
  ],
  [
    "the page's code for the other purpose",
    "SIGN_IN_OVER",
    (browser, query, name) => browser.signIn(name, "link" in query ? {} : { link: "" }),
  ],
];

/** What a role is told first, whatever else is wrong. */
const refused: Readonly<Record<Way, Partial<Record<Role, string>>>> = {
  "signs in": { member: "ALREADY_A_MEMBER", coach: "ALREADY_A_MEMBER", admin: "ALREADY_A_MEMBER" },
  links: { nobody: "NOT_SIGNED_IN", guest: "ACCOUNT_NEEDED" },
};

const linked = async () => (await runSql(setup.server, "select count(*)::int as n from external_accounts"))[0].n;
const codeOf = (payload: any): string => payload.code ?? payload.__typename;

/** What a browser sends with a code, as its page does. */
const finish = (browser: SchoolBrowser, way: Way, code: string, token: string | null) =>
  way === "links"
    ? browser.run(op.linkExternalAccount, { code, password }, token)
    : browser.finish({ problem: null, code, next: null }, token);

/** Whether what somebody had before is still theirs. */
async function expectUntouched(role: Role): Promise<void> {
  const person = people[role];
  if (person.id === undefined) return;
  expect((await person.run(op.myAccounts)).viewer).toMatchObject({ id: person.id, externalAccounts: [] });
  if (role !== "guest") return;
  const kept = await runSql(setup.server, "select count(*)::int as n from results where user_id = $1", [
    rowIdOf(person.id),
  ]);
  expect(kept).toEqual([{ n: RUNS }]);
}

test.each(faults)("%s", async (name, told, fault) => {
  const before = await linked();
  for (const way of ways)
    for (const role of roles) {
      const browser = newBrowser();
      const left = await fault(browser, way === "links" ? { link: "" } : {}, `${name} ${way} ${role}`);
      provider.behave();
      const { token } = people[role];
      const after = codeOf(await finish(left.browser ?? browser, way, left.code, token));
      const expected = { page: left.code === "" ? told : null, after: refused[way][role] ?? "SIGN_IN_OVER" };
      expect({ way, role, page: left.problem, after }).toEqual({ way, role, ...expected });
      await expectUntouched(role);
    }
  expect(await linked()).toBe(before);
});

test("an account that is not linked, where the host makes none", async () => {
  const before = await linked();
  for (const role of roles) {
    const browser = newBrowser();
    const { code } = await browser.signIn("unknown", {}, "closed");
    const after = codeOf(await finish(browser, "signs in", code, people[role].token));
    expect([role, after]).toEqual([role, refused["signs in"][role] ?? "ACCOUNT_NOT_LINKED"]);
    await expectUntouched(role);
  }
  expect(await linked()).toBe(before);
});

test("a code that was used, and an account of somebody else", async () => {
  const taken = newBrowser();
  const { code } = await taken.signIn("taken");
  expect(await taken.finish({ problem: null, code, next: null })).toMatchObject({ __typename: "ExternallySignedIn" });
  const before = await linked();
  for (const role of roles) {
    const used = codeOf(await finish(taken, "signs in", code, people[role].token));
    expect([role, used]).toEqual([role, refused["signs in"][role] ?? "SIGN_IN_OVER"]);
    const browser = newBrowser();
    const landing = await browser.signIn("taken", { link: "" });
    const after = codeOf(await finish(browser, "links", landing.code, people[role].token));
    expect([role, after]).toEqual([role, refused.links[role] ?? "EXTERNAL_ACCOUNT_TAKEN"]);
    await expectUntouched(role);
  }
  expect(await linked()).toBe(before);
});
